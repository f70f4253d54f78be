/** What the bank needs to see (ACC-18): two documents, a third from financial institutions, and whatever else helps. */
import { useState } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { companyTypes, documentSlots } from '@bankside/core/rules/options.ts';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { UploadField } from '../../kit/form/upload/upload-field.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { Section } from '../../kit/nav/section.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useHandOff } from '../../shared/files/hand-off.ts';
import { useIntent } from '../../runtime/intent.ts';
import { useSendFile } from '../../shared/files/send-file.ts';
import * as look from './account.css.ts';
import type { Documents } from './documents.ts';

type Input = InOf<'/account/approve'>;
const schema = () => import('@bankside/core/contract/account/account.ts').then(({ account }) => account.approve.in);
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

type Slot = (typeof documentSlots)[number];
const optional: readonly Slot[] = ['company_profile', 'support_documents'];
const hints = {
  corporate_declaration: 'upload.declaration',
  aml_questionnaire: 'upload.aml',
  company_profile: 'upload.optional',
  support_documents: 'upload.many',
  certificate_of_incorporation: undefined,
} as const satisfies Record<Slot, string | undefined>;

function Files({ documents }: { readonly documents: Documents }) {
  const t = useT('account');
  const financial = useValue(field('company_type')) === 'financial_institution'; // ACC-18
  const one = { slot: 'kyc', send: useSendFile('kyc'), handOff: useHandOff('kyc') } as const;
  const several = { slot: 'support', send: useSendFile('support'), handOff: useHandOff('support') } as const;
  return documentSlots.map((slot) => {
    if (slot === 'aml_questionnaire' && !financial) return null;
    const hint = hints[slot];
    return (
      <UploadField
        key={slot}
        name={field(slot)}
        label={t(`options:documentSlots.${slot}`)}
        {...(hint && { hint: t(hint) })}
        {...(slot === 'support_documents' ? several : one)}
        kept={documents.files.filter((file) => file.slot === slot)}
        optional={optional.includes(slot)}
      />
    );
  });
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
