/** A test build: <bank-widget name="transactions" path="/my_transaction"> shows any screen of the portal's as an element would. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { definitions } from '@bankside/widgets/elements/generated/definitions.ts';
import { defineTags } from '@bankside/widgets/elements/tags.ts';
import { widgetView } from '@bankside/widgets/elements/widget-view.tsx';
import type { Widget } from '@bankside/widgets/runtime/widget.ts';
import { companyWidgets } from '@bankside/widgets/widgets/company.ts';
import { moneyWidgets } from '@bankside/widgets/widgets/money.ts';
import { visitorWidgets } from '@bankside/widgets/widgets/visitor.ts';

const widgets: Readonly<Record<string, Widget>> = { ...visitorWidgets, ...companyWidgets, ...moneyWidgets };
const order = document.querySelector('bank-widget');
const widget = widgets[order?.getAttribute('name') ?? ''];
const path = order?.getAttribute('path') ?? '/';

const definition: (typeof definitions)['card-apply'] = {
  attributes: { 'api-base': 'text', locale: 'text', theme: ['light', 'dark', 'auto'] },
  properties: { session: 'object' },
  methods: [],
  load: async () => {
    if (!widget) throw new Error('no such widget');
    return widgetView(widget, await widget.load(), () => path);
  },
};
const tag = 'bank-widget' as Tag;
Object.assign(definitions, { [tag]: definition });
defineTags({ only: [tag] });
