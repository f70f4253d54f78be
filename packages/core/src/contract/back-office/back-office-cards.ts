/** Issued cards at the bank: found, blocked, unblocked, cancelled, unlocked; compared with the issuer (CRD-05, CRD-09, CRD-65 to CRD-67). */
import * as z from 'zod/mini';
import { AnnualFeeRow, CardInfo, CardRow, TopUpRow } from '../cards/shapes.ts';
import type { Feature } from '../define.ts';
import { amount, id, page, pageOf, prose, time } from '../shapes.ts';
import { Asked } from './back-office-second.ts';

const staff = { who: 'staff', ours: true } as const;
const which = { company_id: id, id };
const reason = prose(1000, 'reasonBlank');

/** Why an act is not offered: back-office:issued.why.<reason>; '' where it is. */
export const deskCardActs = ['block', 'unblock', 'cancel', 'unlock'] as const;
export const deskCardReasons = ['', 'blocked', 'notBlocked', 'notDelivered', 'replacing', 'final', 'notLocked'] as const;
/** Why a top-up cannot be taken back by the bank: '' where it can. */
export const deskTopUpReasons = ['', 'sent', 'failed'] as const;

const Difference = z.object({
  since: time,
  /** Dollars: what the ledger says, and what the issuer says. */
  ours: amount,
  issuers: amount,
  version: z.int(),
  /** Looked into and left as it is, for as long as it does not change. */
  closed: z.nullable(z.object({ at: time, by: z.string(), note: z.string() })),
});
const owner = { company_id: id, project_name: z.string() };

export const cardWork = {
  /** Of all companies, or of one; `keyword` begins words of holder, last four or kit, is a part of a company's name, or a whole card id. */
  issuedCards: {
    path: '/admin/cards/list',
    ...staff,
    in: z.object({
      company_id: z.optional(id),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))),
      status: z.optional(z.string().check(z.maxLength(40))),
      ...page.shape,
    }),
    /** `reason`: why the bank blocked or cancelled it. `locked_until`: of too many wrong tries. */
    out: pageOf(z.object({ ...owner, card: CardRow, reason: z.string(), locked_until: z.nullable(time) })),
    refuses: ['notFound'],
  },
  issuedCard: {
    path: '/admin/cards/get',
    ...staff,
    in: z.object(which),
    out: z.object({
      ...owner,
      account_number: z.string(),
      card: CardInfo,
      reason: z.string(),
      /** Wrong tries that count, of `most` before it is locked. */
      tries: z.object({ kit: z.int(), activation: z.int(), most: z.int(), locked_until: z.nullable(time) }),
      acts: z.record(z.enum(deskCardActs), z.enum(deskCardReasons)),
      second: z.nullable(Asked),
      /** Not over yet, the newest first. */
      top_ups: z.array(z.object({ ...TopUpRow.shape, cancel: z.enum(deskTopUpReasons) })),
      /** Every year, the latest first. */
      fees: z.array(z.object({ ...AnnualFeeRow.shape, can_waive: z.boolean() })),
      difference: z.nullable(Difference),
      /** The audit trail of the card, the newest first. */
      lines: z.array(z.object({ at: time, by: z.string(), action: z.string(), from: z.string(), to: z.string(), reason: z.string() })),
    }),
    refuses: ['notFound'],
  },
  /** Asks the issuer now; null: it has not made this card. */
  issuersCard: {
    path: '/admin/cards/issuer',
    ...staff,
    in: z.object(which),
    out: z.object({ said: z.nullable(z.object({ state: z.string(), balance: amount, held: amount })), at: time }),
    refuses: ['notFound', 'issuerUnavailable'],
  },
  decideIssuedCard: {
    path: '/admin/cards/decide',
    ...staff,
    write: true,
    in: z.object({ ...which, version: z.int(), event: z.enum(['block', 'unblock', 'cancel']), reason }),
    out: z.object({ card: CardRow }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded'],
  },
  unlockCard: {
    path: '/admin/cards/unlock',
    ...staff,
    write: true,
    in: z.object(which),
    out: z.object({ card: CardRow }),
    refuses: ['notFound', 'wrongState'],
  },
  /** A top-up that the issuer has not been asked for; the client has its money at once. */
  cancelUnsent: {
    path: '/admin/topUp/cancel',
    ...staff,
    money: true,
    write: true,
    in: z.object({ ...which, version: z.int(), reason }),
    out: z.object({ id, status: z.string() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  /** notYet: something is under way between both, so that their figures are not of one moment. */
  compareCard: {
    path: '/admin/cards/compare',
    ...staff,
    write: true,
    outside: true,
    in: z.object(which),
    out: z.object({ result: z.enum(['agrees', 'differs', 'notYet']) }),
    refuses: ['notFound', 'issuerUnavailable'],
  },
  closeDifference: {
    path: '/admin/cards/closeDifference',
    ...staff,
    write: true,
    in: z.object({ ...which, version: z.int(), reason }),
    out: z.object({ id }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
} as const satisfies Feature;
