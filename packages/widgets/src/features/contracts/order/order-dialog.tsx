/** Orders a batch (PRG-05): how many within bounds, where to and to whom, a review, then the order. What is typed stays on reload. */
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import { useState } from 'react';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDraft } from '../../../runtime/drafts.ts';
import { useOrder } from '../../../shared/money/paying/use-order.ts';
import * as look from '../contracts.css.ts';
import { Unsure } from '../unsure.tsx';
import type { Config, Contract } from '../use-contracts.ts';
import { OrderForm } from './order-form.tsx';
import { OrderReview } from './order-review.tsx';
import { blank, startOf, type Ordered, type OrderInput, type Typed } from './ordering.ts';

type Props = { readonly contract: Contract; readonly config: Config; readonly onDone: () => void; readonly onClose: () => void };

export function OrderDialog({ contract, config, onDone, onClose }: Props) {
  const t = useT('contracts');
  const bank = useBank();
  const { contract_id, number } = contract;
  const [draft, change, forget] = useDraft<Typed>(`contractOrder.${contract_id}`, blank);
  const [start] = useState(() => (draft === blank ? startOf(config) : draft));
  const [reviewed, setReviewed] = useState<OrderInput | null>(null);
  const order = useOrder<OrderInput, Ordered>(`contractOrder.${contract_id}`, async (input, key) => {
    const done = await bank.call('/contract/createOrder', input, { key });
    forget();
    onDone();
    return done;
  });
  const { state } = order;
  const title = t('order.title', { number });
  if (state.is === 'done')
    return (
      <Dialog form title={t('order.sentTitle')} onClose={onClose}>
        <Note tone="progress" live="status" title={t('order.sent', { number: state.done.number, count: state.order.order_quantity })}>
          {t('order.sentText', { weeks: config.lead_weeks })}
        </Note>
        <div className={look.acts}>
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('shared:close')}
          </Button>
          <ButtonLink to="contract" params={{ id: state.done.order_id }}>
            {t('order.see')}
          </ButtonLink>
        </div>
      </Dialog>
    );
  if (state.is === 'unknown')
    return (
      <Dialog form title={title} onClose={onClose}>
        <Unsure title={t('order.unsure', { count: state.order.order_quantity })} onAgain={order.again} />
      </Dialog>
    );
  return (
    <Dialog form title={title} onClose={onClose} busy={state.is === 'sending'}>
      {state.is === 'late' && <Note tone="negative" live="alert" title={state.message} />}
      {reviewed ? (
        <OrderReview
          input={reviewed}
          config={config}
          busy={state.is === 'sending'}
          onBack={() => setReviewed(null)}
          onSend={() => order.send(reviewed)}
        />
      ) : (
        <OrderForm config={config} contract={contract} start={draft === blank ? start : draft} onTyped={change} onReview={setReviewed} />
      )}
    </Dialog>
  );
}
