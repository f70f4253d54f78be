/** An announced wire has arrived: as announced, or with another amount or sender, which is what will be booked. */
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { useT } from '../../../kit/words.tsx';
import type { DepositOrder, OpenDeposit } from './deposit-case.ts';

const schema = () => import('@bankside/core/contract/back-office/back-office-money.ts').then(({ moneyWork }) => moneyWork.decideDeposit.in);
const field = fieldsOf(schema);
type Props = {
  readonly deposit: OpenDeposit;
  readonly onSend: (order: DepositOrder) => Promise<unknown>;
  readonly onClose: () => void;
};

export function ReceiveDialog({ deposit, onSend, onClose }: Props) {
  const t = useT('back-office');
  const { company_id, id, version, amount, currency, sender_account_name, project_name } = deposit;
  const initial = { company_id, id, version, event: 'receive', amount, sender_account_name };
  return (
    <Dialog form title={t('deposits.ask.receive', { company: project_name })} text={t('deposits.explain.receive')} onClose={onClose}>
      <Form<DepositOrder> schema={schema} initial={initial} onSubmit={onSend}>
        <AmountField name={field('amount')} label={t('deposits.credit.amount')} currency={currency} />
        <TextField name={field('sender_account_name')} label={t('money:facts.sender')} autoComplete="off" />
        <div>
          <SubmitButton>{t('deposits.acts.receive')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
