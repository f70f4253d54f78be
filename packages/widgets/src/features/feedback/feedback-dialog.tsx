/** What a client wants to tell the bank (PRO-09). Closing keeps what was typed; sending it gives a number to quote. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { feedbackTypes } from '@bankside/core/rules/options.ts';
import { useState } from 'react';
import { fieldsOf } from '../../kit/form/engine/field-name.ts';
import { Button } from '../../kit/action/button.tsx';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { Form } from '../../kit/form/engine/form.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../kit/form/fields/text-area-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { UploadField } from '../../kit/form/upload/upload-field.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useFormDraft } from '../../runtime/drafts.ts';
import { useIntent } from '../../runtime/intent.ts';
import { useKeptFiles } from '../../shared/files/kept-files.ts';

const schema = () => import('@bankside/core/contract/feedback.ts').then((contract) => contract.feedback.submit.in);
const field = fieldsOf(schema);
type FeedbackDialogProps = { readonly open: boolean; readonly onClose: () => void };

export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  return open ? <Feedback onClose={onClose} /> : null;
}

function Feedback({ onClose }: Pick<FeedbackDialogProps, 'onClose'>) {
  const [number, setNumber] = useState('');
  return number ? (
    <Thanks number={number} onClose={onClose} onAnother={() => setNumber('')} />
  ) : (
    <Writing onClose={onClose} onSent={setNumber} />
  );
}

function Writing({ onClose, onSent }: { readonly onClose: () => void; readonly onSent: (number: string) => void }) {
  const t = useT('feedback');
  const bank = useBank();
  const { initial, ref, forget } = useFormDraft('feedback');
  const files = useKeptFiles('feedback', initial?.['files']);
  const intended = useIntent();
  const send = async (values: InOf<'/feedback/submit'>) => {
    const { id } = await intended(values, (key) => bank.call('/feedback/submit', values, { key }));
    forget();
    onSent(id);
  };
  return (
    <Dialog form title={t('title')} onClose={onClose}>
      <Form schema={schema} initial={{ type: 'question', ...initial }} ref={ref} onSubmit={send} label={t('title')}>
        <SegmentedField
          name={field('type')}
          label={t('type')}
          options={feedbackTypes.map((type) => ({ value: type, label: t(`options:feedbackTypes.${type}`) }))}
        />
        <TextArea name={field('content')} label={t('content')} hint={t('contentHint')} rows={5} maxLength={4000} />
        <TextField name={field('contact')} label={t('contact')} hint={t('contactHint')} optional autoComplete="email" />
        <UploadField name={field('files')} label={t('files')} slot="feedback" optional {...files} />
        <SubmitButton wide>{t('send')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

function Thanks({ number, onClose, onAnother }: { readonly number: string; readonly onClose: () => void; readonly onAnother: () => void }) {
  const t = useT('feedback');
  const actions = (
    <>
      <Button onClick={onAnother}>{t('another')}</Button>
      <Button variant="primary" data-autofocus onClick={onClose}>
        {t('shared:close')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('thanks.title')} onClose={onClose} actions={actions}>
      <Note tone="positive" live="status" title={t('thanks.text')}>
        {t('thanks.number')} <span className={mono}>{number}</span> <CopyButton value={number} what={t('thanks.number')} />
      </Note>
    </Dialog>
  );
}
