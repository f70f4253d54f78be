/** Corporate declaration (KYC-07): what is declared, by whom, and the company's own declaration as a file. */
import { isAsked } from '@bankside/core/rules/field-when.ts';
import { corporateFields, kycPath, type FieldRows } from '@bankside/core/rules/kyc/kyc-start.ts';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { RowField } from '../fields/row-field.tsx';
import { useNames } from '../../../kit/words.tsx';
import { StepForm } from '../wizard/step-form.tsx';
import * as look from '../wizard/wizard.css.ts';

const rows: FieldRows = corporateFields;
const declared = ['true', 'entitled', 'changes'] as const;

export function StepOne() {
  const t = useT('kyc-start');
  return (
    <StepForm step="corporate">
      <div className={look.group}>
        <h2>{t('declares.title')}</h2>
        <ul className={look.declares}>
          {declared.map((what) => (
            <li key={what}>{t(`declares.${what}`)}</li>
          ))}
        </ul>
      </div>
      <Fields />
    </StepForm>
  );
}

function Fields() {
  const t = useT('kyc-start');
  const label = useNames('kyc-start');
  const values = useValues();
  return Object.entries(rows).map(([name, row]) =>
    isAsked(row, values) ? (
      <RowField
        key={name}
        path={kycPath('corporate', name)}
        name={fieldNamed(name)}
        row={row}
        label={label('corporate', name)}
        hint={name === 'corporate_declaration' ? t('declares.file') : undefined}
      />
    ) : null,
  );
}
