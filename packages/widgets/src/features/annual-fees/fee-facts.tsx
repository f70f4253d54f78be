/** What is known about one fee. */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { Link } from '../../kit/action/link.tsx';
import { Amount } from '../../kit/data/amount.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useSession } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import * as look from './annual-fees.css.ts';
import { PaymentStatus, RenewalStatus } from './fee-status.tsx';
import { dayText, sourceName, type Fee } from './fees.ts';

export function FeeFacts({ fee }: { readonly fee: Fee }) {
  const t = useT('annual-fees');
  const language = useLanguage();
  const dates = useDates();
  const seesMoney = may(useSession(), '2');
  return (
    <Facts>
      <Fact label={t('column.card')}>
        {cardText(fee.last4)} · {fee.holder_name}
      </Fact>
      <Fact label={t('column.fee')}>
        <Amount amount={fee.fee} currency={fee.currency} />
      </Fact>
      <Fact label={t('column.year')}>{dayText(fee.period_from, language)}</Fact>
      <Fact label={t('column.due')}>{dayText(fee.due_date, language)}</Fact>
      <Fact label={t('column.payment')}>
        <PaymentStatus status={fee.status} soft />
      </Fact>
      <Fact label={t('column.renewal')}>
        <RenewalStatus status={fee.renewal_status} soft />
      </Fact>
      <Fact label={t('column.mode')}>{t(`options:deductionModes.${fee.deduction_mode}`)}</Fact>
      <Fact label={t('column.source')}>{sourceName(t, fee)}</Fact>
      {fee.paid_amount && (
        <Fact label={t('column.paid')}>
          <Amount amount={fee.paid_amount} currency={fee.paid_currency} />
          {fee.paid_at && <> · {dates.date(fee.paid_at)}</>}
        </Fact>
      )}
      {fee.transaction_id && seesMoney && (
        <Fact label={t('column.transaction')}>
          <Link to="transaction" params={{ id: fee.transaction_id }}>
            {t('transaction')}
          </Link>
        </Fact>
      )}
      <Fact label={t('column.remark')}>
        {fee.remark ? <span className={look.remark}>{fee.remark}</span> : <span className={look.absent}>{t('remark.none')}</span>}
      </Fact>
    </Facts>
  );
}
