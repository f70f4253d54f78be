/** What the issuer says of a card itself: made, refused, sent, delivered, expired. Each in a transaction of the caller's; a repeat changes nothing. */
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { and, eq } from 'drizzle-orm';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { post } from '../../ledger/ledger.ts';
import { cardMove } from '../../ledger/lines.ts';
import type { Bank } from '../../platform/bank.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { passYears } from '../annual-fees/card-years.ts';
import type { EventOf, Happening } from '../card-money/event-handler.ts';
import { cardOf, cardState, changeCard, moveCard, statusAfter, theIssuer, type Card } from './cards.ts';
import { expireCard } from './ending.ts';
import { applicationRefused, applicationValid, refusalText } from './issuing.ts';
import { giveBackReplacement } from './replacement-fee.ts';

type CardWord = EventOf<'issued' | 'issue_refused' | 'shipped' | 'delivered' | 'expired'>;

export async function takeCardWord({ bank, db, card: row, now }: Happening, event: CardWord): Promise<void> {
  if (event.type === 'issued') await made(bank, db, row, event, now);
  if (event.type === 'issue_refused') await refuseCard(bank, db, row, event.reason, now);
  if (event.type === 'shipped' && row.tracking === '') await changeCard(db, row, { tracking: event.tracking }, now);
  if (event.type === 'delivered') await delivered(bank, db, row, now);
  if (event.type === 'expired') await expireCard(bank, db, row, theIssuer, now);
}

async function made(bank: Bank, db: Db, row: Card, { moved }: EventOf<'issued'>, now: Date): Promise<void> {
  if (row.issued_at !== null) return;
  const issued = await changeCard(db, row, { issued_at: now }, now);
  await applicationValid(bank, db, issued, now);
  const { company_id, card_id, replaces } = row;
  const old = replaces === null ? null : await cardOf(db, { company_id, card_id: replaces }, true);
  if (!old) return;
  const amount = toMinor(moved, 2);
  if (amount > 0n) {
    const line = cardMove(old.card_id, card_id, amount);
    await post(db, { company_id, kind: 'card_move', lines: [line], at: now, key: `card move ${card_id}` });
  }
  if (statusAfter(old, 'replaced', theIssuer) === null) return;
  await passYears(db, old, issued, now);
  await moveCard(bank, db, old, { event: 'replaced', by: theIssuer, now });
}

/** It may be delivered before we hear that it was made. */
export async function delivered(bank: Bank, db: Db, row: Card, now: Date): Promise<Card> {
  if (statusAfter(row, 'deliver', theIssuer) === null) return row;
  return moveCard(bank, db, row, { event: 'deliver', by: theIssuer, set: { delivered_at: now }, now });
}

/** The issuer does not make it: the application is rejected; a card that was to be replaced is the company's again, with the fee. */
export async function refuseCard(bank: Bank, db: Db, row: Card, reason: string, now: Date): Promise<void> {
  if (cardState(row) !== 'consolidating') return;
  await moveCard(bank, db, row, {
    event: 'cancel',
    by: theIssuer,
    note: reason,
    set: { ordered_at: row.ordered_at ?? now, issuer_due_at: null },
    now,
  });
  await applicationRefused(bank, db, row, reason, now);
  const { company_id, replaces } = row;
  const old = replaces === null ? null : await cardOf(db, { company_id, card_id: replaces }, true);
  if (!old || statusAfter(old, 'replacementRefused', theIssuer) === null) return;
  const note = refusalText(await ownersLanguage(db, company_id), reason);
  const set = { replaced_by: null };
  const back = await moveCard(bank, db, old, { event: 'replacementRefused', by: theIssuer, note, set, now });
  await giveBackReplacement(db, back, row.card_id, now);
}

async function ownersLanguage(db: Db, company_id: string) {
  const [owner] = await db
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.user_type, userTypes.main)));
  return readLanguage(owner?.language ?? 'en');
}
