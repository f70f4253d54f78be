/** One purchase: where, for what, in both currencies, and why it came to nothing; a receipt and a note for the books. */
import type { PurchaseRow } from '@bankside/core/contract/cards/shapes.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useLanguage, useNames, useT } from '../../../kit/words.tsx';
import * as look from '../../../shared/money/record-details.css.ts';
import { cardName } from '../../../shared/lists/card-chip.tsx';
import { Annotation } from './annotation.tsx';
import { PurchaseStatus } from './purchase-status.tsx';
import { placeOf, purchaseFinality } from './purchase-words.ts';

const isNought = (amount: string) => !/[1-9]/.test(amount);

export function PurchaseDetails({ row }: { readonly row: PurchaseRow }) {
  const t = useT('card-money');
  const { amount, currency, merchant, decline_reason } = row;
  const finality = purchaseFinality(row);
  return (
    <div className={look.record}>
      <h2 className={look.amount}>
        <Amount amount={amount} currency={currency} size="figure" state={finality === 'void' ? 'void' : 'settled'} />
      </h2>
      <p className={look.counterparty}>
        {merchant} <PurchaseStatus row={row} />
      </p>
      <div className={look.note}>
        {decline_reason && (
          <Note tone="negative" glyph="crossed" title={t('declinedTitle')}>
            {t(`declined.${decline_reason}`)}
          </Note>
        )}
        {finality === 'open' && <Note tone="progress">{t('purchases.held')}</Note>}
      </div>
      <Where row={row} />
      <Sums row={row} />
      <Annotation key={row.id} row={row} />
    </div>
  );
}

function Where({ row }: { readonly row: PurchaseRow }) {
  const t = useT('card-money');
  const name = useNames('card-money');
  const language = useLanguage();
  return (
    <Facts>
      <Fact label={t('card')}>{cardName(row)}</Fact>
      <Fact label={t('group')}>{name('groups', row.group)}</Fact>
      <Fact label={t('channel')}>{t(`channels.${row.channel}`)}</Fact>
      {placeOf(row, language) && <Fact label={t('place')}>{placeOf(row, language)}</Fact>}
    </Facts>
  );
}

function Sums({ row }: { readonly row: PurchaseRow }) {
  const t = useT('card-money');
  const { merchant_amount, merchant_currency, currency, rate, fee, refunded } = row;
  const isForeign = merchant_currency !== currency;
  if (!isForeign && isNought(fee) && isNought(refunded)) return null;
  return (
    <div className={look.totals}>
      <Facts kind="totals">
        {isForeign && (
          <>
            <Fact label={t('facts.merchantAmount')}>
              <Amount amount={merchant_amount} currency={merchant_currency} />
            </Fact>
            <Fact label={t('facts.rate')}>{t('money:conversion.rate', { from: merchant_currency, rate: formatRate(rate, currency) })}</Fact>
          </>
        )}
        {!isNought(fee) && (
          <Fact label={t('facts.fee')}>
            <Amount amount={fee} currency={currency} />
          </Fact>
        )}
        {!isNought(refunded) && (
          <Fact label={t('facts.refunded')}>
            <Amount amount={refunded} currency={currency} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}
