/** A company's issued cards at the bank: seen, blocked, unblocked, cancelled, their wrong tries forgotten (CRD-05, CRD-09). */
import * as z from 'zod/mini';
import { CardRow } from '../cards/shapes.ts';
import type { Feature } from '../define.ts';
import { id, page, pageOf, prose } from '../shapes.ts';

const staff = { who: 'staff', ours: true } as const;
const which = { company_id: id, id, version: z.int() };

export const cardWork = {
  issuedCards: {
    path: '/admin/cards/list',
    ...staff,
    in: z.object({ company_id: id, ...page.shape }),
    /** `reason`: why the bank blocked or cancelled it. `locked_until`: of too many wrong tries. */
    out: pageOf(z.object({ card: CardRow, reason: z.string(), locked_until: z.nullable(z.string()) })),
    refuses: ['notFound'],
  },
  decideIssuedCard: {
    path: '/admin/cards/decide',
    ...staff,
    write: true,
    in: z
      .object({ ...which, event: z.enum(['block', 'unblock', 'cancel']), reason: z.optional(prose(1000, 'reasonBlank')) })
      .check(z.refine(({ event, reason }) => event === 'unblock' || !!reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ card: CardRow }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded'],
  },
  unlockCard: {
    path: '/admin/cards/unlock',
    ...staff,
    write: true,
    in: z.object({ company_id: id, id }),
    out: z.object({ card: CardRow }),
    refuses: ['notFound'],
  },
} as const satisfies Feature;
