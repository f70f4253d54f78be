/** The steps of a top-up and their money (CRD-12), by its lifecycle. Each runs in the caller's transaction, on a card and a top-up that are locked. */
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { topUp as lifecycle } from '@bankside/core/rules/lifecycles/top-up.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import type { waitings } from '@bankside/core/rules/money/transfers.ts';
import { and, eq } from 'drizzle-orm';
import { capture, post, release } from '../../ledger/ledger.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { cardLoad, cardLoadBack, fee, feeBack } from '../../ledger/lines.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { topUps } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { lockRecord, moveRecord, openRecord, type By } from '../records/records.ts';
import { namesOf } from './card-rows.ts';
import { tellTopUp } from './top-up-news.ts';
import { lockWallet } from './wallet.ts';

export type TopUpRow = typeof topUps.$inferSelect;
type Event = keyof typeof lifecycle.events;
type Move = {
  readonly event: Event;
  readonly by: By;
  readonly now: Date;
  /** The issuer's, of one that failed or was taken back. */
  readonly reason?: string;
  readonly set?: Partial<typeof topUps.$inferInsert>;
};
type Moving = { readonly bank: Bank; readonly db: Db; readonly row: TopUpRow; readonly last4: string; readonly move: Move };

/** The first attempt is no retry. */
export const triesLeft = ({ policy }: Pick<Bank, 'policy'>, { attempts }: Pick<TopUpRow, 'attempts'>): boolean =>
  attempts <= policy.cards.topUp.maxRetries;

/** The hold becomes the journal: the card has its dollars. */
async function booked({ db, row, move: { by, now } }: Moving): Promise<void> {
  const { company_id, card_id, top_up_id, amount, received, hold_id } = row;
  const currency = row.currency as Currency;
  const lines = [...cardLoad(card_id, { currency, amount }, received), ...(row.fee > 0n ? [fee(currency, row.fee)] : [])];
  const { journal_id } = await capture(db, hold_id, { company_id, kind: 'top_up', lines, at: now, key: `top-up ${top_up_id}` });
  const record = await lockRecord(db, company_id, row.transaction_id);
  await moveRecord(db, record, { event: 'settle', actor: 'system', by, step: 'success', now, set: { journal_id } });
}

/** The money is the client's again, its record has failed. */
async function freed({ db, row, move: { event, by, now, reason = '' } }: Moving): Promise<void> {
  const { company_id, hold_id, transaction_id } = row;
  await release(db, company_id, hold_id, now);
  const record = await lockRecord(db, company_id, transaction_id);
  const shown = event === 'cancel' || event === 'cancelUnsent' ? ('cancelled' as const) : ('failed' as const);
  await moveRecord(db, record, { event: 'fail', actor: 'system', by, step: shown, now, reason, set: { waits_for: '' } });
}

/** What was sold and its fee come back, the card gives its dollars: what is done is corrected by a record of its own. */
async function takenBack({ db, row, last4, move: { by, now } }: Moving): Promise<void> {
  const { company_id, card_id, top_up_id, amount, received } = row;
  const currency = row.currency as Currency;
  const lines = [...cardLoadBack(card_id, { currency, amount }, received), ...(row.fee > 0n ? [feeBack(currency, row.fee)] : [])];
  const { journal_id } = await post(db, { company_id, kind: 'refund', lines, at: now, key: `top-up back ${top_up_id}` });
  const record = await lockRecord(db, company_id, row.transaction_id);
  const opening = {
    company_id,
    date: now,
    kind: currencies[currency].kind,
    type: 'refund',
    amount: amount + row.fee,
    currency,
    status: 'success',
    ...namesOf({ last4, holder_name: record.reference }),
    journal_id,
    related_id: row.transaction_id,
    details: { rate: row.rate, card: { card_id, last4, top_up_id } },
  } as const;
  await openRecord(db, opening, { step: 'returned', by });
}

/** A record says what it waits for; its own status stays. */
const waits =
  (waits_for: (typeof waitings)[number]) =>
  async ({ db, row: { company_id, transaction_id } }: Moving): Promise<void> =>
    void (await db.update(transactions).set({ waits_for }).where(rowsOf(transactions, { company_id, transaction_id })));

const money: Readonly<Partial<Record<Event, (moving: Moving) => Promise<void>>>> = {
  confirm: booked,
  fail: waits('retry'),
  retry: waits(''),
  cancel: freed,
  cancelUnsent: freed,
  exhaust: freed,
  reverse: takenBack,
};

/** The only way a top-up changes its status. Refuses wrongState. */
export async function moveTopUp(bank: Bank, db: Db, row: TopUpRow, move: Move): Promise<TopUpRow> {
  const { event, by, now, reason, set = {} } = move;
  const actor = by.actor === 'client' || by.actor === 'bank' ? by.actor : 'system';
  const next = step(lifecycle, stateOf(lifecycle, row.status), event, actor);
  if (!next) throw new Refusal('wrongState');
  const { company_id, top_up_id } = row;
  const mine = and(eq(topUps.company_id, company_id), eq(topUps.top_up_id, top_up_id));
  const [of] = await db
    .select({ last4: cards.last4 })
    .from(cards)
    .where(and(eq(cards.company_id, company_id), eq(cards.card_id, row.card_id)));
  const last4 = of?.last4 ?? '';
  await lockWallet(db, company_id, row.currency as Currency);
  await money[event]?.({ bank, db, row, last4, move });
  const status = String(lifecycle.states[next].wire);
  const said = reason === undefined ? {} : { reason };
  const [moved] = await db
    .update(topUps)
    .set({ ...set, ...said, status, updated_at: now, version: row.version + 1 })
    .where(mine)
    .returning();
  if (!moved) throw new Error('the top-up is not there');
  const subject = `topUp:${top_up_id}`;
  const who = by.user_id ?? by.actor;
  await audit(db, {
    company_id,
    actor: who,
    action: `topUp.${event}`,
    subject,
    from: row.status,
    to: status,
    reason: reason ?? '',
    at: now,
  });
  await tellTopUp(db, moved, event, last4, now);
  return moved;
}
