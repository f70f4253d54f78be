/** Who watches the chains: a program of the bank's that answers what has arrived at its deposit addresses, by CHAIN_URL. */
import { isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { isNetwork, type Network } from '@bankside/core/rules/money/networks.ts';

/** Money at an address of ours. One transaction's outputs of an asset to the same address are one arrival. */
export type Arrival = {
  readonly network: Network;
  readonly currency: Currency;
  readonly address: string;
  /** Decimal text. */
  readonly amount: string;
  readonly sender_address: string;
  readonly hash: string;
  readonly confirmations: number;
};
/** What arrived lately, unconfirmed too, in any order and as often as it likes. */
export type ChainWatch = { arrivals(): Promise<readonly Arrival[]> };

/** Where nobody watches, nothing arrives by itself: in a sandbox staff make it arrive. */
export const noWatch: ChainWatch = { arrivals: async () => [] };

/** Expects `{"arrivals": [{network, currency, address, amount, sender_address, hash, confirmations}, …]}`. A line that cannot be read is left out. */
export function watchFrom(url: string): ChainWatch {
  return {
    arrivals: async () => {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
      if (!answer.ok) throw new Error(`the watcher of the chains answered ${answer.status}`);
      const body: unknown = await answer.json();
      if (!isObject(body) || !Array.isArray(body['arrivals'])) throw new Error('the watcher of the chains cannot be read');
      return body['arrivals'].flatMap((line: unknown) => arrivalOf(line) ?? []);
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function arrivalOf(line: unknown): Arrival | null {
  if (!isObject(line)) return null;
  const { network, currency, address, amount, sender_address = '', hash, confirmations } = line;
  const texts = [network, currency, address, amount, sender_address, hash];
  if (!texts.every((text) => typeof text === 'string') || !Number.isSafeInteger(confirmations)) return null;
  if (!isNetwork(String(network)) || !isCurrency(String(currency)) || !/^\d{1,15}(\.\d{1,18})?$/.test(String(amount))) return null;
  return line as Arrival;
}
