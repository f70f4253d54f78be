/** What the balance of a card is good for, in the state that the card is in (CRD-25); nothing where there is nothing to say. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import type { CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { useT } from '../../../kit/words.tsx';
import type { Card } from '../use-cards.ts';
import { cardState } from './card-state.ts';
import * as look from './card.css.ts';

type Note = 'notYet' | 'blocked' | 'moves' | 'back';
/** Of an active card its figures speak. */
const notes: Readonly<Partial<Record<CardState, Note>>> = {
  consolidating: 'notYet',
  inactive: 'notYet',
  blockedByUser: 'blocked',
  blockedByClient: 'blocked',
  blockedByAdmin: 'blocked',
  replacementPending: 'moves',
  replaced: 'back',
  expired: 'back',
  cancelled: 'back',
};
/** These are of use for an empty card too. */
const always: readonly (Note | undefined)[] = ['notYet', 'blocked'];

export function BalanceNote({ card }: { readonly card: Pick<Card, 'status' | 'balance' | 'available' | 'currency'> }) {
  const t = useT('cards');
  const { status, balance, available, currency } = card;
  const state = cardState(status);
  const note = state === 'unknown' ? undefined : notes[state];
  const isEmpty = toMinor(balance, 2) === 0n;
  const text = () => {
    if (isEmpty && !always.includes(note)) return '';
    if (note === 'back' && toMinor(available, 2) <= 0n) return t('card.notes.held');
    if (note) return t(`card.notes.${note}`);
    if (state !== 'active') return '';
    return available === balance ? t('card.allAvailable') : t('card.available', { amount: formatAmount(available, currency) });
  };
  const shown = text();
  return shown === '' ? null : <p className={look.faint}>{shown}</p>;
}
