/** Amount, fees, and what leaves the account under the double rule (DES-01): the same lines as on the review step. */
import type { MoneyRecord } from '@bankside/core/contract/money.ts';
import { feeKinds } from '@bankside/core/rules/money/transfers.ts';
import { Amount } from '../../kit/data/amount.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { useT } from '../../kit/words.tsx';
import { ConversionRows } from './conversion-rows.tsx';
import { isIncoming, paidBy } from './money-names.ts';
import { finalityOf } from './money-status.tsx';
import { totals as look } from './record-details.css.ts';

const isZero = (amount: string) => !/[1-9]/.test(amount);
const unsigned = (amount: string) => amount.replace(/^-/, '');

export function RecordTotals({ record }: { readonly record: MoneyRecord }) {
  const t = useT('money');
  const { amount, currency, sold_amount, sold_currency, fees, total, status, conversion } = record;
  const finality = finalityOf(status);
  const isExchange = record.type === 'exchange' && sold_amount !== null && sold_currency !== null;
  const leaving = isExchange ? sold_currency : currency;
  const state = finality === 'void' ? 'void' : 'settled';
  const charged = feeKinds.filter((kind) => !isZero(fees[kind]));
  const sum = isIncoming(record) && !isExchange ? 'credited' : 'leaves';
  const paid = finality === 'void' ? undefined : paidBy(record);
  const tense = finality === 'settled' ? 'done' : 'open';
  return (
    <div className={look}>
      <Facts kind="totals">
        <Fact label={t(isExchange ? 'totals.sold' : 'totals.amount')}>
          <Amount amount={unsigned(isExchange ? sold_amount : amount)} currency={leaving} state={state} />
        </Fact>
        {charged.length > 1 ? (
          charged.map((kind) => (
            <Fact key={kind} label={t(`fees.${kind}`)}>
              <Amount amount={fees[kind]} currency={leaving} state={state} />
            </Fact>
          ))
        ) : conversion && charged.length === 0 ? null : (
          <Fact label={t('fees.total')}>
            <Amount amount={fees.total} currency={leaving} state={state} />
          </Fact>
        )}
        {isExchange && conversion && (
          <ConversionRows
            conversion={conversion}
            rate={record.rate}
            from={sold_currency}
            received={{ amount, currency }}
            tense={tense}
            state={state}
          />
        )}
        <Fact sum={!paid} label={t(paid ? 'totals.total' : `totals.${sum}.${tense}`)}>
          <Amount amount={unsigned(total)} currency={leaving} state={state} />
        </Fact>
        {paid && (
          <Fact sum label={t('totals.leftBalance', { currency: paid.currency })}>
            <Amount amount={paid.amount} currency={paid.currency} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}
