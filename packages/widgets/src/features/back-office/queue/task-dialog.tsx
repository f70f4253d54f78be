/** What a client asked: read, answered and closed in place. The member of staff who takes a request for a relationship manager becomes that manager. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import * as look from './queue.css.ts';
import type { Work } from './use-queue.ts';
import { WorkFiles } from './work-files.tsx';

const schema = () => import('@bankside/core/contract/back-office/back-office.ts').then((contract) => contract.backOffice.closeTask.in);
const field = fieldsOf(schema);
type TaskKind = InOf<'/admin/task/close'>['kind'];
export type Task = Work & { readonly kind: TaskKind };
export const isTask = (work: Work): work is Task => work.kind === 'feedback' || work.kind === 'relationship_manager';

type TaskDialogProps = { readonly task: Task; readonly onDone: () => void; readonly onClose: () => void };

export function TaskDialog({ task, onDone, onClose }: TaskDialogProps) {
  const t = useT('back-office');
  const bank = useBank();
  const toast = useToast();
  const intended = useIntent();
  const { kind, company_id, id, project_name, text } = task;
  const send = async (values: InOf<'/admin/task/close'>) => {
    await intended(values, (key) => bank.call('/admin/task/close', values, { key }));
    toast(t(`queue.task.${kind}.done`));
    onDone();
  };
  return (
    <Dialog form title={`${t(`queue.kinds.${kind}`)} · ${project_name}`} text={t(`queue.task.${kind}.text`)} onClose={onClose}>
      <div className={look.stack}>
        {text && <p className={look.words}>{text}</p>}
        <WorkFiles work={task} />
        <Form schema={schema} initial={{ kind, company_id, id }} onSubmit={send}>
          <TextArea name={field('reply')} label={t('queue.task.reply')} maxLength={4000} optional />
          <div>
            <SubmitButton>{t(`queue.task.${kind}.act`)}</SubmitButton>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
