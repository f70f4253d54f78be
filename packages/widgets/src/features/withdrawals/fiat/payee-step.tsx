import { Note } from '../../../kit/feedback/note.tsx';
import { Stepper } from '../../../kit/nav/stepper.tsx';
import { useT } from '../../../kit/words.tsx';
import { PayeePicker } from '../../../shared/recipients/payee-picker.tsx';
import { usePayeeSteps } from './payee-steps.ts';
import * as look from './fiat.css.ts';
import type { FiatTransfer } from './use-fiat-transfer.ts';

type Props = { readonly transfer: FiatTransfer; /** The chosen one is no longer in the book. */ readonly gone?: boolean };

/** Whom to pay: who is in the book, or somebody new, who comes back chosen (REC-11). */
export function PayeeStep({ transfer, gone = false }: Props) {
  const t = useT('withdrawals');
  const { steps, current } = usePayeeSteps(transfer, 0);
  const { draft, change, go } = transfer;
  return (
    <>
      <Stepper name={t('steps.name')} steps={steps.map((label) => ({ label }))} current={current} />
      <div className={look.picking}>
        {gone && <Note tone="attention" live="status" title={t('fiat.gone')} />}
        <PayeePicker
          value={draft.payee_id}
          onPick={({ id }) => {
            change({ payee_id: id });
            go('amount');
          }}
        />
      </div>
    </>
  );
}
