/** How a record is called in a line: who is on the other side, what for, and which way. */
import type { MoneyRecord, MoneyRow } from '@bankside/core/contract/money.ts';
import { networks, isNetwork } from '@bankside/core/rules/money/networks.ts';
import type { T } from '../../kit/words.tsx';

type Named = Pick<MoneyRow, 'type' | 'amount' | 'currency' | 'sold_currency' | 'counterparty' | 'reference' | 'network' | 'sender_address'>;

export const isIncoming = ({ amount }: Pick<MoneyRow, 'amount'>): boolean => !amount.startsWith('-');

/** What left another balance to pay for a transfer (TRF-31). */
export function paidBy(record: MoneyRecord): { readonly amount: string; readonly currency: string } | undefined {
  if (isIncoming(record) || record.type === 'exchange') return undefined;
  const { sold_amount: amount, sold_currency: currency } = record.related.find(({ type }) => type === 'exchange') ?? {};
  return amount && currency ? { amount, currency } : undefined;
}
/** 'TQ5k…JkZs': enough to know it again in a list; details have the whole. */
export const shortAddress = (address: string): string => (address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-4)}` : address);

/** An address as somebody's name is cut like an address. */
const looksLikeAddress = (name: string): boolean => /^[\w]{24,}$/.test(name);

/** Who: 'Marlow & Finch Ltd', 'TQ5k…JkZs', 'USDC to SGD'; the kind where nobody is on the other side. */
export function leadOf(t: T, row: Named): string {
  if (row.type === 'exchange' && row.sold_currency) return t('money:exchanged', { from: row.sold_currency, to: row.currency });
  const name = row.counterparty || row.sender_address;
  if (!name) return t(`options:transactionTypes.${row.type}`);
  return looksLikeAddress(name) ? shortAddress(name) : name;
}

/** What for, after the name: the reference, or what came over which network; '' for nothing. */
export function detailOf(t: T, row: Named): string {
  if (row.reference) return row.reference;
  return row.network && isNetwork(row.network) && row.network !== 'BTC'
    ? t('money:onNetwork', { currency: row.currency, network: row.network })
    : '';
}

/** 'TRC20 · Tron'; 'Bitcoin' where the network has one name only. */
export function networkName(network: string): string {
  if (!isNetwork(network)) return network;
  const { chain } = networks[network];
  return network === 'BTC' ? chain : `${network} · ${chain}`;
}
