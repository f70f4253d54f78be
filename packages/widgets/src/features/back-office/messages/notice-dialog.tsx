/** A notice to everybody of one company (OFF-14). */
import { useState, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { CompanyFinder, type Company } from '../deposits/company-finder.tsx';
import { MessageForm } from './message-form.tsx';
import type { NoticeInput } from './message-schemas.ts';

const schema = () => import('./message-schemas.ts').then(({ NoticeForm }) => NoticeForm);

export function NoticeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('back-office');
  const [company, choose] = useState<Company>();
  return (
    <Dialog
      form
      title={t('messages.sendTitle')}
      text={company ? t('messages.sendText', { company: company.project_name }) : t('messages.whose')}
      onClose={onClose}
    >
      {company ? (
        <Write
          company_id={company.company_id}
          onClose={onClose}
          other={<Button onClick={() => choose(undefined)}>{t('messages.other')}</Button>}
        />
      ) : (
        <CompanyFinder onChoose={choose} />
      )}
    </Dialog>
  );
}

type WriteProps = { readonly company_id: string; readonly other: ReactNode; readonly onClose: () => void };

function Write({ company_id, other, onClose }: WriteProps) {
  const t = useT('back-office');
  const bank = useBank();
  const { initial, ref, forget } = useFormDraft(`desk/notice/${company_id}`);
  const send = useAction((message: NoticeInput, { key }) => bank.call('/admin/notice/send', { company_id, ...message }, { key }), {
    says: () => t('messages.sent'),
    onDone: () => {
      forget();
      onClose();
    },
  });
  return (
    <>
      <FailureNote failure={send.failure} />
      <MessageForm<NoticeInput>
        schema={schema}
        initial={{ ...initial }}
        formRef={ref}
        onSubmit={send.send}
        act={t('messages.sendAct')}
        beside={other}
      />
    </>
  );
}
