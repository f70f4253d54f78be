/** Pays for cards of a contract (PRG-03): how many and from where, the quote in the open, a review, then what became of it. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useOrder } from '../../../shared/money/paying/use-order.ts';
import * as look from '../contracts.css.ts';
import { Unsure } from '../unsure.tsx';
import type { Contract, Counts } from '../use-contracts.ts';
import { PayForm } from './pay-form.tsx';
import type { Paid, Payment } from './paying.ts';

type Props = { readonly contract: Contract; readonly counts: Counts; readonly onDone: () => void; readonly onClose: () => void };

export function PayDialog({ contract, counts, onDone, onClose }: Props) {
  const t = useT('contracts');
  const bank = useBank();
  const seesMoney = may(useSession(), '2');
  const { contract_id, number } = contract;
  const [most] = useState(counts.contracted - counts.paid);
  const payment = useOrder<Payment, Paid>(`contractPay.${contract_id}`, async (order, key) => {
    const done = await bank.call('/contract/pay', order, { key });
    onDone();
    return done;
  });
  const { state } = payment;
  if (state.is === 'done')
    return (
      <Dialog form title={t('pay.sentTitle')} onClose={onClose}>
        <Note tone="positive" live="status" title={t('pay.sent', { count: state.order.quantity })}>
          {t('pay.sentText')}
        </Note>
        <div className={look.acts}>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('shared:close')}
          </Button>
          {seesMoney && (
            <ButtonLink to="transaction" params={{ id: state.done.transaction_id }}>
              {t('pay.transaction')}
            </ButtonLink>
          )}
        </div>
      </Dialog>
    );
  if (state.is === 'unknown')
    return (
      <Dialog form title={t('pay.title', { number })} onClose={onClose}>
        <Unsure title={t('pay.unsure', { count: state.order.quantity })} onAgain={payment.again} />
      </Dialog>
    );
  return (
    <Dialog form title={t('pay.title', { number })} onClose={onClose} busy={state.is === 'sending'}>
      <PayForm contract={contract} most={most} payment={payment} />
    </Dialog>
  );
}
