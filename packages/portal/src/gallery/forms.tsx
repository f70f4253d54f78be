import type { Entry } from './entry.ts';

export const forms: readonly Entry[] = [];
