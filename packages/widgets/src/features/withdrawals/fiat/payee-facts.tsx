import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { spacedAccount } from '../../../shared/recipients/account-text.ts';
import type { PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import { useUserInfo } from '../../../runtime/user.ts';
import { fundingOf } from '../funding/pay-from.tsx';
import { printed, type FiatDraft } from './fiat-draft.ts';

type Props = { readonly draft: FiatDraft; /** "Within 3 business days". */ readonly arrives: string };

export function PayeeFacts({ payee, draft, arrives }: Props & { readonly payee: PayeeRow }) {
  const t = useT('withdrawals');
  return (
    <Facts>
      <Fact label={t('fiat.facts.account')}>
        <span className={mono}>{spacedAccount(payee.bank_account_number)}</span>
      </Fact>
      <Fact label={t('fiat.facts.bank')}>
        {payee.bank_name} <span className={faint}>· {payee.swift_code}</span>
      </Fact>
      {payee.use_intermediary && (
        <Fact label={t('fiat.facts.intermediary')}>
          {payee.intermediary_bank_name} <span className={faint}>· {payee.intermediary_swift_code}</span>
        </Fact>
      )}
      <Common draft={draft} arrives={arrives} />
    </Facts>
  );
}

export function AccountFacts({ draft, arrives, name }: Props & { /** 'Kestrel F…'. */ readonly name: string }) {
  const t = useT('withdrawals');
  return (
    <Facts>
      <Fact label={t('fiat.facts.account')}>
        {printed(draft.account_number)} <span className={faint}>· {name}</span>
      </Fact>
      <Common draft={draft} arrives={arrives} />
    </Facts>
  );
}

function Common({ draft: { currency, pay_from, purpose, reference, document }, arrives }: Props): ReactNode {
  const t = useT('withdrawals');
  const number = useUserInfo()?.account_number ?? '';
  const known = purposes.find((each) => each === purpose);
  const from = fundingOf(pay_from, currency).pay_from ?? currency;
  return (
    <>
      <Fact label={t('fiat.facts.from')}>{isCurrency(from) && t('fiat.facts.fromAccount', { currency: from, number })}</Fact>
      {known && <Fact label={t('fiat.purpose')}>{t(`options:purposes.${known}`)}</Fact>}
      {reference.trim() && <Fact label={t('fiat.facts.reference')}>{reference.trim()}</Fact>}
      {document && <Fact label={t('fiat.document.label')}>{document.name}</Fact>}
      <Fact label={t('fiat.facts.arrives')}>{arrives}</Fact>
    </>
  );
}
