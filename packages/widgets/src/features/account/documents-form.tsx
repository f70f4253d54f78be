/** What the bank needs to see (ACC-18): two documents, a third from financial institutions, and whatever else helps. */
import { useState } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { companyTypes, type documentSlots } from '@bankside/core/rules/options.ts';
import { fieldsOf } from '../../kit/form/engine/field-name.ts';
import { Form } from '../../kit/form/engine/form.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { UploadField } from '../../kit/form/upload/upload-field.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { Section } from '../../kit/nav/heading.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useHandOff } from '../../shared/files/hand-off.ts';
import { useIntent } from '../../runtime/intent.ts';
import { useSendFile } from '../../shared/files/send-file.ts';
import * as look from './account.css.ts';
import type { Documents } from './documents.ts';

type Input = InOf<'/account/approve'>;
const schema = () => import('@bankside/core/contract/account.ts').then(({ account }) => account.approve.in);
const field = fieldsOf(schema);
const singles = ['certificate_of_incorporation', 'corporate_declaration', 'aml_questionnaire', 'company_profile'] as const;

/** `again`: refused before; the files of then are kept, so that only the wrong one is replaced. */
export function DocumentsForm({ documents, again }: { readonly documents: Documents; readonly again: boolean }) {
  const t = useT('account');
  const bank = useBank();
  const { account } = useHost();
  const intended = useIntent();
  const [initial] = useState(() => initialOf(documents));
  const submit = async (input: Input) => {
    await intended(input, (key) => bank.call('/account/approve', input, { key, overlay: true })).catch((fault: unknown) => {
      if (fault instanceof Refused && fault.refusal !== 'bankFault') throw fault;
      throw new Error(t('upload.broken')); // KYC-25
    });
    account.setUser(await bank.call('/account/getUserInfo', {}));
  };
  return (
    <Section title={t('upload.title')}>
      <div className={look.form}>
        <Form<Input> schema={schema} initial={initial} onSubmit={submit} guarded label={t('upload.title')}>
          <SegmentedField
            name={field('company_type')}
            label={t('upload.type')}
            options={companyTypes.map((value) => ({ value, label: t(`options:companyTypes.${value}`) }))}
          />
          <Files documents={documents} />
          <SubmitButton wide>{t(again ? 'upload.refused.act' : 'upload.act')}</SubmitButton>
        </Form>
      </div>
    </Section>
  );
}

function Files({ documents }: { readonly documents: Documents }) {
  const t = useT('account');
  const financial = useValue(field('company_type')) === 'financial_institution'; // ACC-18
  const one = { slot: 'kyc', send: useSendFile('kyc'), handOff: useHandOff('kyc') } as const;
  const several = { slot: 'support', send: useSendFile('support'), handOff: useHandOff('support') } as const;
  const kept = (slot: string) => documents.files.filter((file) => file.slot === slot);
  const label = (slot: (typeof documentSlots)[number]) => t(`options:documentSlots.${slot}`);
  return (
    <>
      <UploadField
        name={field('certificate_of_incorporation')}
        label={label('certificate_of_incorporation')}
        {...one}
        kept={kept('certificate_of_incorporation')}
      />
      <UploadField
        name={field('corporate_declaration')}
        label={label('corporate_declaration')}
        hint={t('upload.declaration')}
        {...one}
        kept={kept('corporate_declaration')}
      />
      {financial && (
        <UploadField
          name={field('aml_questionnaire')}
          label={label('aml_questionnaire')}
          hint={t('upload.aml')}
          {...one}
          kept={kept('aml_questionnaire')}
        />
      )}
      <UploadField
        name={field('company_profile')}
        label={label('company_profile')}
        hint={t('upload.optional')}
        {...one}
        kept={kept('company_profile')}
        optional
      />
      <UploadField
        name={field('support_documents')}
        label={label('support_documents')}
        hint={t('upload.many')}
        {...several}
        kept={kept('support_documents')}
        optional
      />
    </>
  );
}

function initialOf({ company_type, files }: Documents): Record<string, unknown> {
  const keys = (slot: string) => files.filter((file) => file.slot === slot).map(({ file_key }) => file_key);
  const found = singles.flatMap((slot) => keys(slot).map((key) => [slot, key] as const));
  const support = keys('support_documents');
  return {
    ...(company_type ? { company_type } : {}),
    ...Object.fromEntries(found),
    ...(support.length ? { support_documents: support } : {}),
  };
}
