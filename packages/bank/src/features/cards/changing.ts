/** Block, unblock, replace and cancel by the company, and its limits (CRD-05 to CRD-07). The issuer hears of it by the job. */
import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { translate } from '../../platform/words.ts';
import { cardInfo, cardRow } from '../../domain/issued-cards/card-view.ts';
import {
  cardState,
  cardToChange,
  changeCard,
  moveCard,
  noteEvent,
  refusalOf,
  unblockOf,
  type By,
} from '../../domain/issued-cards/cards.ts';
import { cancelCard } from '../../domain/issued-cards/ending.ts';
import { replaceCard } from '../../domain/issued-cards/replacing.ts';

type Limited = Ctx<typeof contract.setLimits>;

const byCompany = ({ user_id, full_name }: { user_id: string; full_name: string }) =>
  ({ actor: 'client', user_id, name: full_name }) as const satisfies By;

/** In dollars and cents. Refuses amountZero, and more digits than cents at the field. */
function boundOf(field: 'per_purchase' | 'per_day' | 'per_month', typed: string | null, { refuse, language }: Limited): string | null {
  if (typed === null) return null;
  const { scale } = currencies.USD;
  if ((typed.split('.')[1]?.replace(/0+$/, '').length ?? 0) > scale)
    throw new Invalid([{ field, rule: 'amount', msg: translate(language, 'rules', 'amount') }]);
  const cents = toMinor(typed.replace(/(\.\d\d)0+$/, '$1'), scale);
  if (cents === 0n) throw refuse('amountZero', { field, params: { reason: 'deposit' } });
  return toDecimal(cents, scale);
}

const noLimits = ['consolidating', 'replacementPending', 'replaced', 'expired', 'cancelled', 'unknown'];

export const changing: Pick<Handlers<typeof contract>, 'modify' | 'setLimits'> = {
  modify: async ({ card_id, op, reason, note = '', quote_id, version }, { bank, db, person, now }) => {
    const { company_id } = person;
    const row = await cardToChange(db, { company_id, card_id }, version);
    const by = byCompany(person);
    if (op === 'replace') {
      const { old, next } = await replaceCard(bank, db, row, {
        by,
        person,
        note: [reason, note].filter(Boolean).join(': '),
        quote_id,
        now,
      });
      return { card: await cardRow(db, old, now), replacement_id: next.card_id };
    }
    if (op === 'cancel') {
      const ended = await cancelCard(bank, db, row, { by, note, now });
      return { card: await cardRow(db, ended, now), replacement_id: null };
    }
    const event = op === 'block' ? 'blockAsClient' : unblockOf(row, by);
    if (!event) throw new Refusal(refusalOf(row));
    const moved = await moveCard(bank, db, row, { event, by, note, now });
    return { card: await cardRow(db, moved, now), replacement_id: null };
  },

  setLimits: async (input, ctx) => {
    const { bank, db, person, now, refuse } = ctx;
    const { card_id, version, online, atm, abroad } = input;
    const row = await cardToChange(db, { company_id: person.company_id, card_id }, version);
    const state = cardState(row);
    if (state === 'blockedByAdmin') throw refuse('cardBlockedByAdministrator');
    if (noLimits.includes(state)) throw refuse('cardStatusError');
    const limits = {
      per_purchase: boundOf('per_purchase', input.per_purchase, ctx),
      per_day: boundOf('per_day', input.per_day, ctx),
      per_month: boundOf('per_month', input.per_month, ctx),
      online,
      atm,
      abroad,
    };
    const changed = await changeCard(db, row, { limits, issuer_due_at: now, issuer_tries: 0 }, now);
    await noteEvent(db, changed, { event: 'limits', by: byCompany(person), note: '', from: row.status, now });
    return { card: await cardInfo(bank, db, changed, now) };
  },
};
