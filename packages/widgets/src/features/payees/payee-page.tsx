/** One payee: its bank details, what was paid to it, the scheduled payments that pay it, and its changes (REC-14). */
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { Fact } from '../../kit/data/facts.tsx';
import { countryOptions } from '../../kit/form/choices/country-options.ts';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useLanguage, useT, type T } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { isId, useQuery } from '../../runtime/url.ts';
import { spacedAccount } from '../../shared/recipients/account-text.ts';
import { useBookActs } from '../../shared/recipients/book-acts.tsx';
import { RecipientPage } from '../../shared/recipients/page/recipient-page.tsx';
import type { PayeeRow } from '../../shared/recipients/use-recipients.ts';
import { PayeeSchedules } from './payee-schedules.tsx';

export function PayeePage() {
  const t = useT('payees');
  const bank = useBank();
  const [{ id }] = useQuery(['id']);
  const payee = useRemote(['payees', 'one', id], (signal) => bank.call('/withdraw/payee/get', { id }, { signal }), { when: isId(id) });
  const acts = useBookActs('payees', {
    favourite: (change, { key }) => bank.call('/withdraw/payee/edit', change, { key }),
    remove: (which, { key }) => bank.call('/withdraw/payee/del', { id: which }, { key }),
  });
  return (
    <RecipientPage
      book="payees"
      of={payee}
      nameOf={(entry) => entry.beneficiary_name}
      acts={acts}
      facts={(entry) => <PayeeFacts entry={entry} />}
      aside={(entry, isDeleted) => <PayeeSchedules payee_id={entry.id} isPayable={!isDeleted} />}
      fieldName={(field) => fieldName(t, field)}
      payments={(asked, signal) => bank.call('/withdraw/payee/paid', asked, { signal })}
    />
  );
}

const labels: Readonly<Record<string, Parameters<T<'payees'>>[0]>> = {
  beneficiary_name: 'field.name',
  country: 'field.country',
  bank_account_number: 'field.account',
  bank_name: 'field.bank',
  swift_code: 'field.swift',
  bank_code: 'field.bankCode',
  bank_address: 'field.bankAddress',
  use_intermediary: 'field.useIntermediary',
  intermediary_bank_name: 'field.intermediaryBank',
  intermediary_country: 'field.intermediaryCountry',
  intermediary_swift_code: 'field.intermediarySwift',
  intermediary_address: 'field.intermediaryAddress',
  purpose: 'field.purpose',
  email: 'field.email',
};
const fieldName = (t: T<'payees'>, field: string): string | undefined => {
  const label = labels[field];
  return label && t(label);
};

function PayeeFacts({ entry }: { readonly entry: PayeeRow }) {
  const t = useT('payees');
  const language = useLanguage();
  const countryOf = (code: string) => countryOptions(language).find(({ value }) => value === code)?.label ?? code;
  const known = purposes.find((each) => each === entry.purpose);
  const account = spacedAccount(entry.bank_account_number);
  return (
    <>
      <Fact label={t('field.account')}>
        <span className={mono}>{account}</span> <CopyButton value={account} what={t('field.account')} />
      </Fact>
      <Fact label={t('field.bank')}>{entry.bank_name}</Fact>
      <Fact label={t('field.country')}>{countryOf(entry.country)}</Fact>
      <Fact label={t('field.swift')}>
        <span className={mono}>{entry.swift_code}</span>
      </Fact>
      <Fact label={t('field.bankCode')}>
        <span className={mono}>{entry.bank_code}</span>
      </Fact>
      <Fact label={t('field.bankAddress')}>{entry.bank_address}</Fact>
      {entry.use_intermediary && (
        <Fact label={t('field.intermediaryBank')}>
          {[entry.intermediary_bank_name, entry.intermediary_swift_code, countryOf(entry.intermediary_country)].join(' · ')}
        </Fact>
      )}
      <Fact label={t('field.purpose')}>{known ? t(`options:purposes.${known}`) : entry.purpose}</Fact>
      {entry.email && <Fact label={t('field.email')}>{entry.email}</Fact>}
    </>
  );
}
