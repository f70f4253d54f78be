import { pageNeeds, type InsidePage } from '@bankside/core/rules/access/page-needs.ts';
import type { Needs } from '../runtime/widget.ts';

/** What a page behind sign-in asks for, as the one table says it. */
export const needsOf = (page: InsidePage): Needs => ({ who: 'session', ...pageNeeds[page] });
