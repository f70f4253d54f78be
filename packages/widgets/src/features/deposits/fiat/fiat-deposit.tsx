/** Bank transfer: the details of a currency, and a way to announce what is coming. One body for both of its addresses (DEP-02). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { ButtonLink, Link } from '../../../kit/action/link.tsx';
import { Segmented } from '../../../kit/nav/segmented.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import * as look from '../deposits.css.ts';
import { useDepositConfig, type DepositConfig } from '../digital/use-deposit-address.ts';
import { Announced } from './announced.tsx';
import { BankFacts } from './bank-facts.tsx';
import { RequestForm, type Announcement } from './request-form.tsx';
import { currencyOf, useFiatDetails, type DepositCurrency } from './use-fiat-details.ts';

export function FiatDeposit() {
  const t = useT('deposits');
  const config = useDepositConfig(useRemote);
  return (
    <CallView of={config} what={t('details.loading')} failed={t('details.failed')}>
      {(known) => <Known config={known} />}
    </CallView>
  );
}

function Known({ config }: { readonly config: DepositConfig }) {
  const t = useT('deposits');
  const [query, change] = useQuery(['currency']);
  const currency = currencyOf(query.currency, config.currencies);
  const [sent, setSent] = useState<Announcement>();
  return (
    <div className={look.columns}>
      <div className={look.main}>
        <Segmented
          label={t('details.currency')}
          options={config.currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(next) => change({ currency: next })}
        />
        <Section title={t('details.title')}>
          <Details currency={currency} />
        </Section>
        <Section title={t('request.title')}>
          {sent ? (
            <Announced announcement={sent} days={config.arrival_days} onAnother={() => setSent(undefined)} />
          ) : (
            <div>
              <p className={look.intro}>{t('request.text')}</p>
              <RequestForm config={config} currency={currency} onSent={setSent} />
            </div>
          )}
        </Section>
      </div>
      <Rail config={config} currency={currency} />
    </div>
  );
}

function Details({ currency }: { readonly currency: DepositCurrency }) {
  const t = useT('deposits');
  const details = useFiatDetails(currency);
  return (
    <CallView of={details} what={t('details.loading')} failed={t('details.failed')}>
      {(fiat) => (
        <BankFacts
          currency={currency}
          fiat={fiat}
          acts={
            <ButtonLink icon="print" to="bankDetails" params={{ currency }}>
              {t('details.print')}
            </ButtonLink>
          }
        />
      )}
    </CallView>
  );
}

/** When it arrives, what it must be, and where else to go. */
function Rail({ config, currency }: { readonly config: DepositConfig; readonly currency: DepositCurrency }) {
  const t = useT('deposits');
  const least = (rows: DepositConfig['conversion_min']) => rows.find((row) => row.currency === currency);
  const first = least(config.min_first_deposit);
  const activation = least(config.activation_min);
  const conversion = least(config.conversion_min);
  const partner = config.partner_conversion;
  return (
    <aside className={look.rail}>
      <Section title={t('how.title')} level={3}>
        <Facts>
          <Fact label={t('how.arrives')}>{t('how.days', { count: config.arrival_days })}</Fact>
          {first && <Fact label={t('how.first')}>{formatAmount(first.amount, currency)}</Fact>}
          {activation && <Fact label={t('how.activation')}>{t('how.from', { amount: formatAmount(activation.amount, currency) })}</Fact>}
          {conversion && config.convert_targets.length > 0 && (
            <Fact label={t('how.conversion')}>{t('how.from', { amount: formatAmount(conversion.amount, currency) })}</Fact>
          )}
          <Fact label={t('how.into')}>{t('how.balance', { currency })}</Fact>
        </Facts>
        <p className={look.faint}>{t('how.never')}</p>
      </Section>
      <div className={look.links}>
        <Link to="bankDetails" params={{ currency }}>
          {t('details.page')}
        </Link>
        {partner && <Link to="partnerConversion">{t('partner.link', { partner: partner.name })}</Link>}
      </div>
    </aside>
  );
}
