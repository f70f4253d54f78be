/** What a page says to a tag that its frame hears as it is, by name. */
import type { Settings } from '../../runtime/element-port.ts';

export const passed = [
  'density',
  'variant',
  'linkPath',
  'userRef',
  'step',
  'readonly',
  'hideHeader',
  'autofocus',
  'metrics',
  'applicationNo',
  'viewToken',
  'asset',
  'network',
  'showRecords',
  'cardId',
  'actions',
] as const satisfies readonly (keyof Settings)[];
