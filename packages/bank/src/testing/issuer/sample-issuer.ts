/** A simulated issuer for tests, with a clock that stands still, and what is asked of it most. */
import { CompactEncrypt, importJWK } from 'jose';
import { systemClock, type Clock } from '../../adapters/clock.ts';
import { issuerAt } from '../../adapters/issuer/http-issuer.ts';
import type { CardOrder, Issuer } from '../../adapters/issuer/issuer.ts';
import { cardOf } from '../../issuer-simulator/books.ts';
import type { Keeper } from '../../issuer-simulator/keeper.ts';
import { merchants, type Merchant } from '../../issuer-simulator/merchants.ts';
import { openSimulator, type Simulator } from '../../issuer-simulator/simulator.ts';
import { testNow } from '../../ledger/fresh-company.ts';
import { fetchFrom } from './issuer-fetch.ts';

export const issuerSecret = 'of the issuer of the tests';
export const order = (card_id: string, replaces: string | null = null): CardOrder => ({
  card_id,
  holder_name: 'Mei Tan',
  name_on_card: 'MEI TAN',
  tier: 'gold',
  card_class: 'personal',
  replaces,
});
export const merchant = (id: string): Merchant => {
  const found = merchants.find((each) => each.id === id);
  if (!found) throw new Error(`no merchant ${id}`);
  return found;
};

export type SampleIssuer = {
  readonly simulator: Simulator;
  readonly bank: Issuer;
  readonly clock: Clock;
  readonly later: (seconds: number) => void;
};

export function sampleIssuer(kept: { readonly books?: Simulator['books']; readonly keeper?: Keeper } = {}): SampleIssuer {
  const clock = systemClock();
  clock.freeze(testNow);
  const simulator = openSimulator({ now: () => clock.now(), zone: () => 'Asia/Singapore', secret: issuerSecret, ...kept });
  let shifted = 0;
  const later = (seconds: number) => clock.shift((shifted += seconds));
  return { simulator, bank: issuerAt('http://issuer', issuerSecret, fetchFrom(simulator)), clock, later };
}

/** A card in hand: made, delivered, activated, with money on it. */
export async function activeCard(
  { simulator, bank }: Pick<SampleIssuer, 'simulator' | 'bank'>,
  card_id: string,
  amount = '100.00',
): Promise<string> {
  await bank.createCard(order(card_id));
  simulator.deliver(card_id);
  await bank.activate(card_id, cardOf(simulator.books, card_id).number);
  if (amount !== '0.00') await bank.load({ load_id: `first load of ${card_id}`, card_id, direction: 'load', amount });
  return card_id;
}

/** As a browser does it. */
export async function sealedPin(bank: Issuer, card_id: string, pin: string, at = testNow.toISOString()): Promise<string> {
  const { kid, ...key } = await bank.pinKey();
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ card_id, pin, at })))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
}
