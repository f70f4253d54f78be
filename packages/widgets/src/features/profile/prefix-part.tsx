/** The company's letters on its cards (PRO-04): upper case while they are typed. */
import type { InOf } from '@bankside/core/contract/index.ts';
import type { ChangeEvent } from 'react';
import { FieldFrame } from '../../kit/form/fields/field-frame.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { inputProps } from '../../kit/form/fields/text-field.tsx';
import { useField, type FieldProps } from '../../kit/form/engine/use-form.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useUpdateUser } from '../../runtime/user.ts';
import { PagePart } from '../../shared/page-part.tsx';
import * as look from './profile.css.ts';

const schema = () => import('@bankside/core/contract/account/account.ts').then((contract) => contract.account.modifyCompanyAbbreviation.in);
const abbreviation = fieldsOf(schema)('company_abbreviation');

export function PrefixPart({ prefix, isOpen }: { readonly prefix: string; readonly isOpen: boolean }) {
  const t = useT('profile');
  const bank = useBank();
  const toast = useToast();
  const updateUser = useUpdateUser();
  const intended = useIntent();
  const save = async (values: InOf<'/account/modifyCompanyAbbreviation'>) => {
    const { company_abbreviation } = await intended(values, (key) => bank.call('/account/modifyCompanyAbbreviation', values, { key }));
    updateUser({ company_abbreviation });
    toast(t('prefix.done'));
  };
  return (
    <PagePart title={t('prefix.title')} text={t('prefix.text')}>
      {isOpen ? (
        <Form schema={schema} initial={{ company_abbreviation: prefix }} onSubmit={save} guarded label={t('prefix.title')}>
          <PrefixField name={abbreviation} label={t('prefix.label')} hint={t('prefix.hint')} />
          <div>
            <SubmitButton variant="secondary">{t('prefix.act')}</SubmitButton>
          </div>
        </Form>
      ) : (
        <p className={faint}>{t('closed')}</p>
      )}
    </PagePart>
  );
}

function PrefixField(props: FieldProps) {
  const field = useField(props);
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const at = input.selectionStart;
    field.set(input.value.normalize('NFKC').toUpperCase());
    requestAnimationFrame(() => input.setSelectionRange(at, at)); // a changed value would send the caret to the end
  };
  return (
    <FieldFrame field={field} {...props}>
      <div className={look.short}>
        <input {...inputProps(field)} type="text" autoComplete="off" spellCheck={false} onChange={change} />
      </div>
    </FieldFrame>
  );
}
