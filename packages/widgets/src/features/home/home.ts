/** What the dashboard shows. */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type Home = OutOf<'/dashboard/home'>;
