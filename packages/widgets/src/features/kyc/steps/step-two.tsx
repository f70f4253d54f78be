/** Company information (KYC-08): every field, in groups of which one is open. */
import { companyFields, isAsked, type FieldRows } from '@bankside/core/rules/kyc/kyc.ts';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { MailingAddress } from './mailing-address.tsx';
import { useKyc } from '../wizard/wizard-context.tsx';
import { StepForm } from '../wizard/step-form.tsx';
import { companyGroups } from './company-groups.ts';
import { FieldGroups } from './field-group.tsx';

const rows: FieldRows = companyFields;
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
      <Groups />
    </StepForm>
  );
}

function Groups() {
  const t = useT('kyc');
  const shown = groups.map((group) => ({
    title: t(`wizard.groups.${group}`),
    names: companyGroups[group],
    fields: <GroupFields group={group} />,
  }));
  return <FieldGroups step="company" groups={shown} />;
}

function GroupFields({ group }: { readonly group: Group }) {
  const t = useT('kyc');
  const values = useValues();
  const months = useKyc((state) => state.info?.limits.proof_months ?? 0);
  const hintOf = (name: string) => {
    const known = hinted.find((each) => each === name);
    return known && t(`wizard.hints.${known}`, { months });
  };
  const asked = companyGroups[group].filter((name) => rows[name] && isAsked(rows[name], values));
  return asked.map((name) =>
    name === 'mailing_address' ? <MailingAddress key={name} /> : <KycField key={name} step="company" name={name} hint={hintOf(name)} />,
  );
}
