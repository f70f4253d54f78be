/** Another person of the company says no, and why (D-131). */
import type { InOf } from '@bankside/core/contract/index.ts';
import type { MoneyRecord } from '@bankside/core/contract/money.ts';
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../kit/form/fields/text-area-field.tsx';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { leadOf } from './money-names.ts';

const schema = () => import('@bankside/core/contract/withdrawals.ts').then((contract) => contract.withdrawals.approve.in);
const field = fieldsOf(schema);
type Props = { readonly record: MoneyRecord; readonly onDone: () => void; readonly onClose: () => void };

export function DeclineDialog({ record, onDone, onClose }: Props) {
  const t = useT('money');
  const bank = useBank();
  const toast = useToast();
  const intended = useIntent();
  const { id, version, amount, currency } = record;
  const send = async (values: InOf<'/withdraw/approve'>) => {
    await intended(values, (key) => bank.call('/withdraw/approve', values, { key }));
    toast(t('actions.declined'));
    onDone();
  };
  return (
    <Dialog
      form
      title={t('actions.declineTitle', { amount: exactAmount(amount.replace(/^-/, ''), currency), name: leadOf(t, record) })}
      text={t('actions.declineText')}
      onClose={onClose}
    >
      <Form schema={schema} initial={{ id, version, approve: false }} onSubmit={send}>
        <TextArea name={field('reason')} label={t('actions.reason')} />
        <div>
          <SubmitButton variant="danger">{t('actions.decline')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
