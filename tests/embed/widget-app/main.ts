/** A test build: a tag for each screen of the portal's, <bank-transactions path="/my_transaction">, as a partner's page would have it. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { definitions } from '@bankside/widgets/elements/generated/definitions.ts';
import { defineTags } from '@bankside/widgets/elements/tags.ts';
import { widgetView } from '@bankside/widgets/elements/widget-view.tsx';
import type { Widget } from '@bankside/widgets/runtime/widget.ts';
import { companyWidgets } from '@bankside/widgets/widgets/company.ts';
import { peopleWidgets } from '@bankside/widgets/widgets/people.ts';
import { moneyWidgets } from '@bankside/widgets/widgets/money.ts';
import { visitorWidgets } from '@bankside/widgets/widgets/visitor.ts';

const widgets: Readonly<Record<string, Widget>> = { ...visitorWidgets, ...companyWidgets, ...moneyWidgets, ...peopleWidgets };
const load = (widget: Widget, tag: string) => async () =>
  widgetView(widget, await widget.load(), () => document.querySelector(tag)?.getAttribute('path') ?? '/');

const ours = Object.entries(widgets).map(([name, widget]) => {
  const tag = `bank-${name.toLowerCase()}`;
  const definition: (typeof definitions)['card-apply'] = {
    attributes: { 'api-base': 'text', locale: 'text', theme: ['light', 'dark', 'auto'] },
    properties: { session: 'object' },
    methods: [],
    load: load(widget, tag),
  };
  Object.assign(definitions, { [tag]: definition });
  return tag as Tag;
});
defineTags({ only: ours });
