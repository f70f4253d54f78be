/** What of a card's money is not over: top-ups on their way, which the bank may take back before they are sent, and yearly fees. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount, cardText } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { Section } from '../../../kit/nav/section.tsx';
import { faint, mono, muted } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { cardSchemas, issuedKey, type IssuedCard, type Which } from './issued-case.ts';
import { IssuedStatus } from './issued-status.tsx';
import * as look from './issued.css.ts';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';

type Props<D> = { readonly which: Which; readonly of: D };
type TopUp = IssuedCard['top_ups'][number];
type Fee = IssuedCard['fees'][number];
const cancelSchema = () => cardSchemas().then(({ cancelUnsent }) => cancelUnsent.in);
const waiveSchema = () => import('@bankside/core/contract/back-office/back-office-fees.ts').then(({ feeWork }) => feeWork.waiveFee.in);

export function OpenTopUps({ which, of }: Props<readonly TopUp[]>) {
  const t = useT('back-office');
  return (
    <Section title={t('issued.topUps.title')}>
      {of.length === 0 ? (
        <p className={muted}>{t('issued.topUps.none')}</p>
      ) : (
        <ul className={look.rows}>
          {of.map((row) => (
            <TopUpLine key={row.id} which={which} of={row} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TopUpLine({ which: { company_id, id: card_id }, of: row }: Props<TopUp>) {
  const t = useT('back-office');
  const dates = useDates();
  const bank = useBank();
  const about = { amount: formatAmount(row.amount, row.currency), card: cardText(row.last4), number: row.number };
  return (
    <li className={look.row}>
      <span>
        <b>{about.amount}</b> → {formatAmount(row.received, 'USD')}
        <span className={look.detail}>
          <span className={mono}>{row.number}</span> · {dates.dateTime(row.date)}
        </span>
      </span>
      <IssuedStatus of="topUp" status={row.status} />
      <span className={look.act}>
        {row.cancel === '' ? (
          <ReasonedAct<InOf<'/admin/topUp/cancel'>>
            shows={issuedKey({ company_id, id: card_id })}
            act={t('issued.topUps.cancel')}
            isDanger
            title={t('issued.topUps.ask', about)}
            text={t('issued.topUps.explain')}
            hint={t('issued.companyReads')}
            done={t('issued.topUps.done', about)}
            draft={`issued/top-up/${row.id}`}
            schema={cancelSchema}
            rest={{ company_id, id: row.id, version: row.version }}
            perform={(input, { key }) => bank.call('/admin/topUp/cancel', input, { key })}
          />
        ) : (
          <span className={faint}>{t(`issued.topUps.why.${row.cancel}`)}</span>
        )}
      </span>
    </li>
  );
}

export function Fees({ which, of }: Props<readonly Fee[]>) {
  const t = useT('back-office');
  return (
    <Section title={t('issued.fees.title')}>
      {of.length === 0 ? (
        <p className={muted}>{t('issued.fees.none')}</p>
      ) : (
        <ul className={look.rows}>
          {of.map((row) => (
            <FeeLine key={row.id} which={which} of={row} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function FeeLine({ which: { company_id, id: card_id }, of: row }: Props<Fee>) {
  const t = useT('back-office');
  const language = useLanguage();
  const bank = useBank();
  const about = { amount: formatAmount(row.fee, 'USD'), due: formatDay(row.due_date, language) };
  return (
    <li className={look.row}>
      <span>
        <b>{about.amount}</b>
        <span className={look.detail}>{t('issued.fees.due', about)}</span>
      </span>
      <IssuedStatus of="annualFee" status={row.status} />
      <span className={look.act}>
        {row.can_waive && (
          <ReasonedAct<InOf<'/admin/annualFee/waive'>>
            shows={issuedKey({ company_id, id: card_id })}
            act={t('issued.fees.waive')}
            title={t('issued.fees.ask', about)}
            text={t('issued.fees.explain')}
            hint={t('issued.companyReads')}
            done={t('issued.fees.done', about)}
            draft={`issued/fee/${row.id}`}
            schema={waiveSchema}
            rest={{ company_id, id: row.id, version: row.version }}
            maxLength={500}
            perform={(input, { key }) => bank.call('/admin/annualFee/waive', input, { key })}
          />
        )}
      </span>
    </li>
  );
}
