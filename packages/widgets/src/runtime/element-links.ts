import { pathOf } from '@bankside/core/rules/places.ts';
import type { ElementPort } from './element-port.ts';
import type { WidgetHost } from './host.ts';
import { leaveTo } from './leave.ts';

/** Links to the bank's own pages. */
export function elementLinks(port: ElementPort): WidgetHost['links'] {
  const hrefOf: WidgetHost['links']['hrefOf'] = (place, params) => port.bankOrigin() + pathOf(place, params);
  return { hrefOf, go: (place, params) => leaveTo(port, hrefOf(place, params)) };
}
