/** What the sandbox's page shows of its card issuer; the only page with full card numbers and activation codes. */
import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { stateOf, type CardRow } from '../issuer-simulator/books.ts';
import { merchants } from '../issuer-simulator/merchants.ts';
import type { Simulator } from '../issuer-simulator/simulator.ts';

const most = 30;
const newest = <T>(rows: Iterable<T>, fits: (row: T) => boolean): T[] => [...rows].filter(fits).slice(-most).reverse();

const shownCard = (card: CardRow) => {
  const { card_id, holder_name, number, kit_number, activation_code, expiry, progress, balance, held, pin } = card;
  return {
    card_id,
    holder_name,
    number,
    kit_number,
    activation_code,
    expiry,
    progress,
    balance,
    held,
    state: stateOf(card),
    pin: pin !== null,
  };
};

/** How far the cards of each batch are, the newest batch first. */
function batchesOf(cards: Iterable<CardRow>) {
  const batches = new Map<
    string,
    { batch: string; all: number; issued: number; shipped: number; delivered: number; active: number; ended: number }
  >();
  for (const card of cards) {
    const { batch_id: batch, ended, progress } = card;
    if (batch === undefined) continue;
    const row = batches.get(batch) ?? { batch, all: 0, issued: 0, shipped: 0, delivered: 0, active: 0, ended: 0 };
    batches.set(batch, { ...row, all: row.all + 1, [ended ? 'ended' : progress]: row[ended ? 'ended' : progress] + 1 });
  }
  return [...batches.values()].slice(-most).reverse();
}

/** The newest of everything, or of the cards that the search finds: by holder, number, kit or id. */
export function issuerState(issuer: Simulator | undefined, search = '') {
  if (!issuer) return { elsewhere: true };
  const { cards, purchases, loads } = issuer.books.tables;
  const words = search.trim().toLowerCase();
  const found = ({ card_id, holder_name, number, kit_number }: CardRow) =>
    [card_id, holder_name, number, kit_number].some((text) => text.toLowerCase().includes(words));
  /** Cards of batches that nobody uses yet are found by their kits alone. */
  const shown = (card: CardRow) => found(card) && (words !== '' || card.batch_id === undefined || card.progress === 'active');
  const of = ({ card_id }: { readonly card_id: string }) => {
    const card = cards.get(card_id);
    return words === '' || (card !== undefined && found(card));
  };
  const settings = issuer.settings();
  return {
    elsewhere: false,
    settings,
    merchants,
    currencies: currencyCodes.filter((code) => currencies[code].kind === 'fiat'),
    batches: batchesOf(cards.values()),
    cards: newest(cards.values(), shown).map(shownCard),
    purchases: newest(purchases.values(), of),
    loads: newest(loads.values(), of),
  };
}
