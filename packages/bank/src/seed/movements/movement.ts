/** One line of the story: a business record, and its status in the books. */
import { createHash } from 'node:crypto';
import { type Currency, currencies } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import type { CardFeeKind } from '@bankside/core/rules/cards/money.ts';
import type { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import { evmAddress, segwitAddress, tronAddress } from '../../domain/recipients/wallet-forms.ts';
import type { Chance } from '../../demo/chance.ts';

/** The card that a movement is about; of a top-up, what it is called and its status. */
export type OnCard = {
  readonly last4: string;
  readonly fee?: CardFeeKind;
  readonly top_up?: { readonly id: string; /** Cents. */ readonly received: bigint; readonly state: 'success' | 'retry' | 'refunded' };
};

export type Movement = {
  readonly at: Date;
  readonly type: (typeof transactionTypes)[number];
  readonly currency: Currency;
  /** Signed: money out is negative. */
  readonly amount: bigint;
  readonly counterparty: string;
  readonly reference: string;
  readonly status: 'success' | 'pending_approval' | 'admin_review' | 'processing' | 'rejected' | 'failed';
  /** A line of its own in the journal, on top of the amount. */
  readonly fee?: bigint;
  /** What an exchange gave for the amount, and the bank's margin where it was not the usual one. */
  readonly sold?: { readonly currency: Currency; readonly amount: bigint; readonly margin_bps?: number };
  readonly network?: string;
  readonly hash?: string;
  readonly confirmations?: readonly [seen: number, needed: number];
  readonly sender_address?: string;
  readonly sender_account_name?: string;
  readonly reason?: string;
  readonly card?: OnCard;
};

/** Decimal text to minor units of a currency: money('USD', '12.50') is 1250n. */
export const money = (currency: Currency, text: string) => toMinor(text, currencies[currency].scale);

export const isDigital = (currency: Currency) => currencies[currency].kind === 'digital';

export const networks = { USDT: 'TRC20', USDC: 'ERC20', ETH: 'ERC20', BTC: 'BTC' } as const;

export function networkOf(currency: Currency): string {
  return currency in networks ? networks[currency as keyof typeof networks] : '';
}

/** An address and a transaction hash in the form of the network; they belong to nobody. */
export function onChain(chance: Chance, currency: Currency): { address: string; hash: string } {
  const hex = '0123456789abcdef';
  const account = (drawn: string) => Uint8Array.from(createHash('sha256').update(drawn).digest().subarray(0, 20));
  if (currency === 'USDT') return { address: tronAddress(account(chance.text(hex, 33))), hash: chance.text(hex, 64) };
  if (currency === 'BTC') return { address: segwitAddress(account(chance.text(hex, 38))), hash: chance.text(hex, 64) };
  return { address: evmAddress(account(chance.text(hex, 40))), hash: `0x${chance.text(hex, 64)}` };
}

/** 'TQ5k…JkZs': how a list shows an address. */
export const shortAddress = (address: string) => `${address.slice(0, address.startsWith('0x') ? 6 : 4)}…${address.slice(-4)}`;

/** What a movement does to the client's books, currency by currency. */
export function effects({ status, currency, amount, fee = 0n, sold }: Movement): [Currency, bigint][] {
  if (status !== 'success') return [];
  return [[currency, amount - fee], ...(sold ? [[sold.currency, -sold.amount] as [Currency, bigint]] : [])];
}
