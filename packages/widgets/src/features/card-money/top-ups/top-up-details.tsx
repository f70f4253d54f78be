/** One top-up: what left the wallet, what the card receives, by which rate, and what happens next. */
import type { TopUpRow } from '@bankside/core/contract/cards/shapes.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useExists, useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useDates } from '../../../shared/dates.ts';
import * as look from '../../../shared/money/record-details.css.ts';
import { cardName } from '../../../shared/lists/card-chip.tsx';
import { TopUpActs } from './top-up-acts.tsx';
import { topUpFinality, TopUpStatus } from '../../../shared/money/top-up-status.tsx';

export function TopUpDetails({ row, onCancel }: { readonly row: TopUpRow; readonly onCancel: () => void }) {
  const t = useT('card-money');
  const { received, rate, currency, status, fee, attempts, amount } = row;
  const finality = topUpFinality(status);
  return (
    <div className={look.record}>
      <h2 className={look.amount}>
        <Amount amount={amount} currency={currency} size="figure" state={finality === 'void' ? 'void' : 'settled'} />
      </h2>
      <p className={look.counterparty}>
        {t('topUps.to', { card: cardName(row) })} <TopUpStatus status={status} />
      </p>
      <div className={look.note}>
        <StateNote row={row} />
      </div>
      <Facts>
        <Asked row={row} />
        {attempts > 1 && <Fact label={t('facts.attempts')}>{attempts}</Fact>}
      </Facts>
      <div className={look.totals}>
        <Facts kind="totals">
          <Fact label={t('facts.fee')}>
            <Amount amount={fee} currency={currency} />
          </Fact>
          <Fact label={t('facts.rate')}>{t('money:conversion.rate', { from: currency, rate: formatRate(rate, 'USD') })}</Fact>
          <Fact sum label={t(finality === 'open' ? 'facts.willReceive' : 'facts.received')}>
            <Amount amount={finality === 'void' ? '0.00' : received} currency="USD" />
          </Fact>
        </Facts>
      </div>
      <TopUpActs row={row} onCancel={onCancel} />
    </div>
  );
}

function Asked({ row: { date, number, transaction_id } }: { readonly row: TopUpRow }) {
  const t = useT('card-money');
  const dates = useDates();
  const opens = may(useSession(), '2');
  const shown = <span className={mono}>{number}</span>;
  return (
    <>
      <Fact label={t('facts.asked')}>{dates.dateTime(date)}</Fact>
      <Fact label={t('facts.transaction')}>
        {opens ? (
          <Link to="transaction" params={{ id: transaction_id }}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </Fact>
    </>
  );
}

/** What a state means for who waits; on the card there is nothing to say. */
function StateNote({ row: { status, reason, can_retry } }: { readonly row: TopUpRow }) {
  const t = useT('card-money');
  const hasWords = useExists('card-money');
  const key = `reasons.${reason}`;
  if (status === 'processing')
    return (
      <Note tone="progress" title={t('topUps.processing.title')}>
        {t('topUps.processing.text')}
      </Note>
    );
  if (status === 'retry')
    return (
      <Note tone="attention" glyph="alert" title={t('topUps.failed.title')}>
        {hasWords(key) && <>{t(key)} </>}
        {t(can_retry ? 'topUps.failed.text' : 'topUps.failed.later')}
      </Note>
    );
  if (status === 'cancelled' || status === 'refunded')
    return (
      <Note tone="plain" title={t(`topUps.${status}Title`)}>
        {t(`topUps.${status}Text`)}
      </Note>
    );
  return null;
}
