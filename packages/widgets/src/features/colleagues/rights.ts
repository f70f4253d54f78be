import type { OutOf } from '@bankside/core/contract/index.ts';

export type Rights = OutOf<'/colleagues/rights'>;
export type Right = Rights['rights'][number];
export const rightsKey = ['colleagues', 'rights'] as const;
