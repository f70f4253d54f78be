/** What an advice says: who paid whom, what it cost, by which rate, and where it stands. */
import type { Advice } from '@bankside/core/contract/transactions.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { stateOf } from '@bankside/core/rules/lifecycle.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { purposes } from '@bankside/core/rules/options.ts';
import { feeKinds } from '@bankside/core/rules/transfers.ts';
import type { ReactNode } from 'react';
import { useT, type T } from '../../kit/words.tsx';
import { useDates } from '../../parts/dates.ts';
import { isIncoming, networkName } from '../../parts/money/money-names.ts';
import { finalityOf } from '../../parts/money/money-status.tsx';
import * as look from './paper.css.ts';
import { Sheet } from './sheet.tsx';
import { usePaged } from './use-paged.ts';

type Party = Advice['payer'];
type Line = readonly [label: string, value: ReactNode, key?: string];
const unsigned = (amount: string) => amount.replace(/^-/, '');
const isZero = (amount: string) => !/[1-9]/.test(amount);

export function AdviceSheet({ advice }: { readonly advice: Advice }) {
  const t = useT('statement');
  const dates = useDates();
  const { record, kind, number, status, report_within_days, issued_at, issued_to } = advice;
  const foot = `${t('checkAdvice', { days: report_within_days })} ${t('printed', { time: dates.dateTime(issued_at), name: issued_to })}`;
  usePaged(foot);
  const lines = linesOf(t, advice, record.rate_at ? dates.dateTime(record.rate_at) : '');
  return (
    <Sheet
      issuer={advice.issuer}
      title={t(kind === 'digital' ? 'adviceTitleDigital' : 'adviceTitle')}
      lead={`${t(`options:transactionTypes.${record.type}`)} · ${formatAmount(unsigned(record.amount), record.currency)}`}
      facts={[
        [t('adviceLines.payer'), <Who key="payer" party={advice.payer} />],
        [t('adviceLines.payee'), <Who key="payee" party={advice.payee} />],
        [t('date'), dates.dateTime(advice.date)],
        [t('advice'), number],
      ]}
      foot={foot}
    >
      <table className={look.sums}>
        <tbody>
          {lines.map(
            ([label, value]) =>
              value && (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ),
          )}
          <tr className={look.sum}>
            <th scope="row">{totalLabel(t, advice)}</th>
            <td>{formatAmount(unsigned(record.total), record.sold_currency ?? record.currency)}</td>
          </tr>
        </tbody>
      </table>
      {finalityOf(status) !== 'settled' && <p className={look.after}>{t('transactions:paper.notFinal')}</p>}
    </Sheet>
  );
}

const totalLabel = (t: T, { record }: Advice): string => {
  const tense = finalityOf(record.status) === 'settled' ? 'done' : 'open';
  return t(isIncoming(record) && record.type !== 'exchange' ? `money:totals.credited.${tense}` : `money:totals.leaves.${tense}`);
};

function linesOf(t: T, { record, status }: Advice, rateAt: string): readonly Line[] {
  const { currency, sold_amount, sold_currency, fees, rate, purpose, reference, network, hash, reason } = record;
  const leaving = sold_currency ?? currency;
  const known = purposes.find((each) => each === purpose);
  return [
    [t('adviceLines.status'), t(`options:states.transaction.${stateOf(transaction, status)}`)],
    [t('reference'), reference],
    [t('adviceLines.purpose'), known ? t(`options:purposes.${known}`) : purpose],
    [t('adviceLines.network'), network && networkName(network)],
    [t('adviceLines.hash'), hash],
    [t('adviceLines.reason'), reason],
    [t('adviceLines.amount'), formatAmount(unsigned(record.amount), currency)],
    [t('adviceLines.soldAmount'), sold_amount && sold_currency ? formatAmount(unsigned(sold_amount), sold_currency) : ''],
    [
      t('adviceLines.rate'),
      rate && t(rateAt ? 'money:facts.rateAt' : 'money:facts.rateOf', { from: leaving, rate, to: currency, at: rateAt }),
    ],
    ...feeKinds.filter((kind) => !isZero(fees[kind])).map((kind): Line => [t(`money:fees.${kind}`), formatAmount(fees[kind], leaving)]),
    ...(isZero(fees.total) ? [[t('adviceLines.fees'), formatAmount(fees.total, leaving)] as const] : []),
  ];
}

/** Name and where the money stands: bank and number, or the wallet's address. */
function Who({ party }: { readonly party: Party }) {
  const { name, bank_name, bank_account_number, account_number, swift_code, address } = party;
  const rows = [name, bank_name, grouped(bank_account_number || account_number), swift_code, address].filter(Boolean);
  return rows.map((row) => <div key={row}>{row}</div>);
}
const grouped = (number: string) => number.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
