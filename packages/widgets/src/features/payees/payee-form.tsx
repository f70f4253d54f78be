/** Adding and changing a payee: every field with its rule (REC-02, REC-03), and a question where it looks like another. */
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import type { ReactNode } from 'react';
import { fieldsOf } from '../../kit/form/engine/form.tsx';
import { CheckField } from '../../kit/form/choices/check-field.tsx';
import { ComboField } from '../../kit/form/choices/combo-field.tsx';
import { countryOptions } from '../../kit/form/choices/country-options.ts';
import { pair } from '../../kit/form/fields/controls.css.ts';
import { EmailField, narrow, TextField, type Fold } from '../../kit/form/fields/text-field.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { AccountNumberField } from '../../shared/recipients/grouped-field.tsx';
import { PayeeLeftChecks } from './payee-left-checks.tsx';
import { payeeSchema } from './payee-schema.ts';

const field = fieldsOf(payeeSchema);

/** A SWIFT code, also as papers print it: in groups. */
const ungrouped: Fold = (text) => narrow(text).replace(/\s+/g, '').toUpperCase();

/** In the order in which they help: an IBAN names country and bank code, a SWIFT code the bank (REC-16). */
export function PayeeFields({ id }: { /** Of the payee that is changed. */ readonly id?: string | undefined }) {
  const t = useT('payees');
  const language = useLanguage();
  return (
    <PayeeLeftChecks id={id}>
      <TextField name={field('beneficiary_name')} label={t('field.name')} hint={t('field.nameHint')} autoComplete="off" />
      <AccountNumberField name={field('bank_account_number')} label={t('field.account')} hint={t('field.accountHint')} />
      <ComboField name={field('country')} label={t('field.country')} options={countryOptions(language)} />
      <div className={pair}>
        <TextField name={field('swift_code')} label={t('field.swift')} hint={t('field.swiftHint')} fold={ungrouped} autoComplete="off" />
        <TextField name={field('bank_code')} label={t('field.bankCode')} hint={t('field.bankCodeHint')} fold={narrow} autoComplete="off" />
      </div>
      <TextField name={field('bank_name')} label={t('field.bank')} autoComplete="off" />
      <TextField name={field('bank_address')} label={t('field.bankAddress')} autoComplete="off" />
      <CheckField name={field('use_intermediary')} label={t('field.useIntermediary')} />
      <Intermediary>
        <TextField
          name={field('intermediary_swift_code')}
          label={t('field.intermediarySwift')}
          hint={t('field.swiftHint')}
          fold={ungrouped}
          autoComplete="off"
        />
        <TextField name={field('intermediary_bank_name')} label={t('field.intermediaryBank')} autoComplete="off" />
        <ComboField name={field('intermediary_country')} label={t('field.intermediaryCountry')} options={countryOptions(language)} />
        <TextField name={field('intermediary_address')} label={t('field.intermediaryAddress')} autoComplete="off" />
      </Intermediary>
      <ComboField
        name={field('purpose')}
        label={t('field.purpose')}
        options={purposes.map((purpose) => ({ value: purpose, label: t(`options:purposes.${purpose}`) }))}
      />
      <EmailField name={field('email')} label={t('field.email')} hint={t('field.emailHint')} optional autoComplete="off" />
    </PayeeLeftChecks>
  );
}

/** Shown when one is used; what was typed before stays for when the tick comes back. */
function Intermediary({ children }: { readonly children: ReactNode }) {
  return useValue(field('use_intermediary')) === true ? children : null;
}
