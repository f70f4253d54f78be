/** A remark of the company's own beside a fee. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../kit/form/fields/text-area-field.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import type { FeeDialogProps } from './fee-dialog.ts';

const schema = () => import('@bankside/core/contract/cards/annual-fees.ts').then(({ annualFees }) => annualFees.remark.in);
const field = fieldsOf(schema);

export function RemarkDialog({ details: { record }, onDone, onClose }: FeeDialogProps) {
  const t = useT('annual-fees');
  const bank = useBank();
  const toast = useToast();
  const intended = useIntent();
  const { id, version, remark } = record;
  const send = async (values: InOf<'/annualFee/remark'>) => {
    await intended(values, (key) => bank.call('/annualFee/remark', values, { key }));
    toast(t('remark.done'));
    onDone();
  };
  return (
    <Dialog form title={t('remark.act')} onClose={onClose}>
      <Form schema={schema} initial={{ id, version, remark }} onSubmit={send} guarded>
        <TextArea name={field('remark')} label={t('column.remark')} hint={t('remark.hint')} maxLength={500} optional />
        <div>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
