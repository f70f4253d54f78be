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
/** A transfer of ours that was given to a chain, and how many confirmations it needs; `minutes`: how long they usually take. */
export type Sent = {
  readonly network: Network;
  readonly hash: string;
  readonly since: Date;
  readonly needed: number;
  readonly minutes: number;
};
/** `dropped`: what shows that the chain will never include it, such as the hash that took its place; '' while it may. */
export type SentSeen = { readonly network: string; readonly hash: string; readonly confirmations: number; readonly dropped: string };
export type ChainWatch = {
  /** What arrived lately, unconfirmed too, in any order and as often as it likes. */
  arrivals(): Promise<readonly Arrival[]>;
  /** What is known of each; nothing of what is not. */
  sent(asked: readonly Sent[], now: Date): Promise<readonly SentSeen[]>;
};

/** Where nobody watches, nothing arrives by itself: in a sandbox staff make it arrive. */
export const noWatch: ChainWatch = { arrivals: async () => [], sent: async () => [] };

/** The sandbox's: blocks come evenly, the last that is needed after the minutes that its chain takes. */
export const sandboxChain: ChainWatch = {
  ...noWatch,
  sent: async (asked, now) =>
    asked.map(({ network, hash, since, needed, minutes }) => {
      const took = minutes * 60_000;
      const share = Math.min((now.getTime() - since.getTime()) / took, 1);
      return { network, hash, confirmations: took === 0 ? needed : Math.floor(share * needed), dropped: '' };
    }),
};

/**
 * GET answers `{"arrivals": [{network, currency, address, amount, sender_address, hash, confirmations}, …]}`, POST of `{"sent": [{network, hash}, …]}`
 * `{"sent": [{network, hash, confirmations, dropped}, …]}`. A line that cannot be read is left out.
 */
export function watchFrom(url: string): ChainWatch {
  return {
    arrivals: async () => {
      const lines = await listIn(url, 'arrivals');
      return lines.flatMap((line) => arrivalOf(line) ?? []);
    },
    sent: async (asked) => {
      const sent = asked.map(({ network, hash }) => ({ network, hash }));
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sent }) };
      const lines = await listIn(url, 'sent', init);
      return lines.flatMap((line) => seenOf(line) ?? []);
    },
  };
}

async function listIn(url: string, name: 'arrivals' | 'sent', init: RequestInit = {}): Promise<readonly unknown[]> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`the watcher of the chains answered ${answer.status}`);
  const body: unknown = await answer.json();
  const list = isObject(body) ? body[name] : undefined;
  if (!Array.isArray(list)) throw new Error('the watcher of the chains cannot be read');
  return list as unknown[];
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

function seenOf(line: unknown): SentSeen | null {
  if (!isObject(line)) return null;
  const { network, hash, confirmations, dropped = '' } = line;
  if (typeof network !== 'string' || typeof hash !== 'string' || typeof dropped !== 'string' || !Number.isSafeInteger(confirmations))
    return null;
  return { network, hash, confirmations: Math.min(Math.max(Number(confirmations), 0), 1_000_000), dropped: dropped.slice(0, 200) };
}
