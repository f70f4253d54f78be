/** Opens an account for a client whom the bank knows: no papers are asked for, and two people of the bank agree (ACC-41). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { EmailField, TextField } from '../../../kit/form/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { useLanguageName } from '../language-name.ts';

type Open = InOf<'/admin/company/open'>;
const schema = () =>
  import('@bankside/core/contract/back-office/back-office-companies.ts').then(({ companyWork }) => companyWork.openClient.in);
const field = fieldsOf(schema);
const most = 1000;

export function OpenClientDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const language = useLanguage();
  const languageName = useLanguageName();
  const { initial, ref, forget } = useFormDraft('desk/client');
  const done = () => {
    forget();
    onClose();
  };
  const open = useDecision((input: Open, { key }) => bank.call('/admin/company/open', input, { key }), {
    says: (company) => t('companies.open.done', { company: company.project_name, email: company.owner_email }),
    shows: ['desk-companies'],
    onDone: done,
    onAsked: done,
  });
  return (
    <Dialog form title={t('companies.open.title')} text={t('companies.open.text')} onClose={onClose}>
      <Form<Open> schema={schema} initial={{ language, ...initial }} ref={ref} onSubmit={open.send}>
        <TextField name={field('project_name')} label={t('companies.open.company')} autoComplete="off" />
        <TextField name={field('full_name')} label={t('companies.open.owner')} hint={t('companies.open.ownerHint')} autoComplete="off" />
        <EmailField name={field('email')} label={t('companies.open.email')} />
        <SegmentedField
          name={field('language')}
          label={t('companies.open.language')}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
        />
        <TextArea name={field('reason')} label={t('deciding.reason')} hint={t('companies.open.reasonHint')} rows={3} maxLength={most} />
        <div>
          <SubmitButton>{t('companies.open.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
