/** Company information (KYC-08): every field, in groups. */
import { companyFields, isAsked, type FieldRows } from '@bankside/core/rules/kyc/kyc.ts';
import { useId } from 'react';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { MailingAddress } from './mailing-address.tsx';
import { useKyc } from '../wizard/wizard-context.tsx';
import { StepForm } from '../wizard/step-form.tsx';
import * as look from '../wizard/wizard.css.ts';

const rows: FieldRows = companyFields;
/** Every field of the table is in one of these. */
export const companyGroups = {
  registration: [
    'name',
    'company_type',
    'business_type',
    'business_type_other',
    'registration_number',
    'registration_country',
    'registration_date',
  ],
  addresses: ['registered_address', 'country', 'mailing_address', 'proof_of_address', 'proof_of_address_date', 'phone', 'website'],
  business: ['business_nature', 'years_operating', 'employee_count', 'countries_of_operation'],
  customers: ['customer_count', 'top_customer_countries'],
  money: [
    'annual_turnover_usd',
    'source_of_funds',
    'source_of_funds_other',
    'top_currencies',
    'monthly_volume_band',
    'monthly_frequency_band',
    'adhoc_requirements',
  ],
  documents: ['certificate_of_incorporation', 'company_profile', 'aml_questionnaire'],
} as const;
type Group = keyof typeof companyGroups;
const groups = Object.keys(companyGroups) as Group[];
/** Those that say more about how they are meant. */
const hinted = [
  'name',
  'proof_of_address',
  'proof_of_address_date',
  'top_customer_countries',
  'annual_turnover_usd',
  'top_currencies',
  'company_profile',
  'aml_questionnaire',
] as const;

export function StepTwo() {
  return (
    <StepForm step="company">
      {groups.map((group) => (
        <FieldGroup key={group} group={group} />
      ))}
    </StepForm>
  );
}

function FieldGroup({ group }: { readonly group: Group }) {
  const t = useT('kyc');
  const id = useId();
  const values = useValues();
  const months = useKyc((state) => state.info?.limits.proof_months ?? 0);
  const hintOf = (name: string) => {
    const known = hinted.find((each) => each === name);
    return known && t(`wizard.hints.${known}`, { months });
  };
  const asked = companyGroups[group].filter((name) => rows[name] && isAsked(rows[name], values));
  return (
    <section aria-labelledby={id} className={look.group}>
      <h2 id={id} className={look.groupHead}>
        {t(`wizard.groups.${group}`)}
      </h2>
      {asked.map((name) =>
        name === 'mailing_address' ? <MailingAddress key={name} /> : <KycField key={name} step="company" name={name} hint={hintOf(name)} />,
      )}
    </section>
  );
}
