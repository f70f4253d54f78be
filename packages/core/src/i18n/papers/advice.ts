/** What an advice says: who paid whom, what it cost, by which rate, and its status (TXN-07). */
import type { Advice } from '../../contract/transactions.ts';
import { stateOf } from '../../rules/lifecycles/lifecycle.ts';
import { statusName, transaction } from '../../rules/lifecycles/transaction.ts';
import { isNetwork, networks } from '../../rules/money/networks.ts';
import { purposes } from '../../rules/money/money-options.ts';
import { rateCurrency, feeKinds } from '../../rules/money/transfers.ts';
import { formatAmount } from '../amounts.ts';
import { formatRate } from '../rates.ts';
import { fact, grouped, printedBy, timeOf, type Reader, type Said } from './said.ts';

type Drawn = Pick<Advice, 'record' | 'status'>;
const unsigned = (amount: string) => amount.replace(/^-/, '');
const isZero = (amount: string) => !/[1-9]/.test(amount);

/** 'Exchange · 9,950.009950 USDC'. */
export const adviceLead = ({ record }: Pick<Advice, 'record'>, t: Reader['t']): string =>
  `${t(`options:transactionTypes.${record.type}`)} · ${formatAmount(unsigned(record.amount), record.currency)}`;

/** Name and where the money is: bank and number, or the wallet's address. */
export const partyLines = ({ name, bank_name, bank_account_number, account_number, swift_code, address }: Advice['payer']): string[] =>
  [name, bank_name, grouped(bank_account_number || account_number), swift_code, address].filter((line) => line !== '');

/** The table of an advice, line by line; the last is the total. */
export function adviceLines({ record, status }: Drawn, reader: Reader): readonly Said[] {
  const { t } = reader;
  const { reference, purpose, network, hash, reason } = record;
  const known = purposes.find((each) => each === purpose);
  const state = statusName(status, record.type, record.waits_for);
  const all: Said[] = [
    fact('type', t(`options:transactionTypes.${record.type}`)),
    fact('status', t(state === 'unknown' ? 'options:states.unknown' : `options:states.transaction.${state}`)),
    fact('reference', reference),
    fact('purpose', known ? t(`options:purposes.${known}`) : purpose),
    fact('network', networkText(network)),
    fact('hash', hash),
    fact('reason', reason),
    ...moneyLines(record, reader),
    fact(totalName(record), formatAmount(unsigned(record.total), record.sold_currency ?? record.currency)),
  ];
  return all.filter(({ value }) => value !== '');
}

/** What was sold, at the market rate, less the margin, is what was bought: from above to below they add up. */
function moneyLines(
  { type, currency, amount, sold_amount, sold_currency, conversion, rate, rate_at, fees }: Advice['record'],
  reader: Reader,
): Said[] {
  const leaving = sold_currency ?? currency;
  const is = (each: string) => `1 ${leaving} = ${formatRate(each, rateCurrency({ type, currency }))}`;
  const at = rate_at ? timeOf(rate_at, reader) : '';
  const charged = feeKinds.filter((kind) => !isZero(fees[kind]));
  return [
    ...(sold_amount && sold_currency ? [fact('soldAmount', formatAmount(unsigned(sold_amount), sold_currency))] : []),
    ...(conversion
      ? [
          fact('marketRate', is(conversion.market_rate)),
          fact('atMarket', formatAmount(conversion.market_amount, currency)),
          { ...fact('margin', formatAmount(`-${conversion.margin_amount}`, currency)), percent: conversion.margin_percent },
        ]
      : []),
    fact(sold_currency ? 'boughtAmount' : 'amount', formatAmount(unsigned(amount), currency)),
    ...(rate ? [fact('rate', at ? reader.t('taken', { rate: is(rate), at }) : is(rate))] : []),
    ...charged.map((kind) => fact(kind, formatAmount(fees[kind], leaving))),
    ...(charged.length === 0 && !conversion ? [fact('fees', formatAmount(fees.total, leaving))] : []),
  ];
}

/** 'TRC20 · Tron'; 'Bitcoin' where the network has one name only. */
function networkText(network: string): string {
  if (!isNetwork(network)) return network;
  return network === 'BTC' ? networks[network].chain : `${network} · ${networks[network].chain}`;
}

export const isFinal = (status: string): boolean => stateOf(transaction, status) === 'success';

function totalName({ amount, type, status }: Advice['record']): Said['name'] {
  if (!amount.startsWith('-') && type !== 'exchange') return isFinal(status) ? 'credited' : 'willBeCredited';
  return isFinal(status) ? 'left' : 'leaves';
}

/** What the paper's code leads to: all that is on it. */
export const adviceSays = (advice: Advice, reader: Reader): readonly Said[] =>
  [
    fact('number', advice.number),
    fact('date', timeOf(advice.date, reader)),
    fact('payer', partyLines(advice.payer).join(', ')),
    fact('payee', partyLines(advice.payee).join(', ')),
    ...adviceLines(advice, reader),
    printedBy(advice, reader),
  ].filter(({ value }) => value !== '');
