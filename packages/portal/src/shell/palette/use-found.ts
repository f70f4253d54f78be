/** What the bank finds: payees, wallet addresses, transactions, people and cards, each for people who may open its page (UI-13). */
import { cardText, exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import type { T } from '@bankside/core/i18n/keys.ts';
import { useRemote } from '@bankside/widgets/kit/remote/remote.ts';
import { useDates } from '@bankside/widgets/shared/dates.ts';
import { isOpen } from '../../routing/guard.ts';
import { links } from '../../routing/navigation.ts';
import { bank } from '../../session/bank.ts';
import type { Entry } from './entries.ts';

/** Shorter words find too much. */
export const shortest = 2;
const most = 5;

export type Found = { readonly entries: readonly Entry[]; readonly isLoading: boolean; readonly failed: boolean };

export function useFound(keyword: string, t: T<'palette'>): Found {
  const dates = useDates();
  const who = session.getState();
  const asked = { keyword, page_size: most };
  const quiet = (signal: AbortSignal) => ({ signal, background: true });
  const when = (place: BuiltPlace) => ({ when: keyword.length >= shortest && isOpen(place, who), keep: true });
  const key = (group: string) => ['palette', group, keyword] as const;
  const entry = (group: Entry['group'], id: string, label: string, note: string, run: () => void): Entry => {
    const name = t(`groups.${group}`);
    return { value: `${group}-${id}`, label, note: `${name} · ${note}`, group, run };
  };
  const payees = useRemote(key('payees'), (signal) => bank.call('/withdraw/payee/list', asked, quiet(signal)), when('payees'));
  const addresses = useRemote(key('addresses'), (signal) => bank.call('/withdraw/address/list', asked, quiet(signal)), when('addresses'));
  const records = useRemote(key('records'), (signal) => bank.call('/transaction/record', asked, quiet(signal)), when('transactions'));
  const people = useRemote(key('people'), (signal) => bank.call('/account/childList', asked, quiet(signal)), when('concealedAccounts'));
  const cards = useRemote(key('cards'), (signal) => bank.call('/card/record', { ...asked, tab: 'cards' }, quiet(signal)), when('cards'));
  const all = [payees, addresses, records, people, cards];
  const isAsked = keyword.length >= shortest;
  const listOf = <R>(remote: { readonly state: string; readonly data?: { readonly list: readonly R[] } }) =>
    isAsked ? (remote.data?.list ?? []).slice(0, most) : [];
  return {
    isLoading: isAsked && all.some((each) => each.state === 'ready' && each.updating),
    failed: isAsked && all.some((each) => each.state === 'failed'),
    entries: [
      ...listOf(payees).map((row) =>
        entry('payees', row.id, row.beneficiary_name, row.bank_account_number, () => links.go('transferFiat', { payee_id: row.id })),
      ),
      ...listOf(addresses).map((row) =>
        entry('addresses', row.id, row.name, row.address, () => links.go('transferDigital', { address_id: row.id })),
      ),
      ...listOf(people).map((row) => entry('people', row.id, row.full_name, row.email, () => links.go('concealedAccount', { id: row.id }))),
      ...listOf(cards).flatMap(({ card, holder_name }) =>
        card ? [entry('cards', card.card_id, holder_name, cardText(card.last4), () => links.go('cards', { id: card.card_id }))] : [],
      ),
      ...listOf(records).map((row) => {
        const note = `${dates.date(row.date)} · ${exactAmount(row.amount, row.currency)}`;
        return entry('records', row.id, row.counterparty || row.reference, note, () => links.go('transaction', { id: row.id }));
      }),
    ],
  };
}
