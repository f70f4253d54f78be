/** Money onto a card from a wallet (CRD-13): the price first, in the open, then the order, then what became of it. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { priceText } from '../../../shared/money/price-text.ts';
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import { TopUpForm } from './top-up-form.tsx';
import { Sent, Unsure } from './top-up-outcome.tsx';
import type { Config, Done, Order } from './top-up-fields.tsx';
import { useSlow } from '../changes/slow-note.tsx';
import { useOrder } from '../../../shared/money/paying/use-order.ts';

export function TopUpDialog({ card, onClose }: { readonly card: CardRow; readonly onClose: () => void }) {
  const t = useT('card-money');
  const bank = useBank();
  const refresh = useRefresh();
  const topUp = useOrder<Order, Done>(`topUp.${card.card_id}`, (order, key) => bank.call('/card/topUp', order, { key }));
  const { state } = topUp;
  const slow = useSlow(state.is === 'sending');
  const config = useRemote<Config>(['card-money', 'config', card.card_id], (signal) =>
    bank.call('/card/getTopUpConfig', { card_id: card.card_id }, { signal }),
  );
  const done = () => {
    refresh(['card-money']);
    refresh(['records']);
    refresh(['home']);
    refresh(['cards']);
    onClose();
  };
  const head = { title: t('topUp.title', { last4: card.last4 }), onClose: state.is === 'done' ? done : onClose };
  if (state.is === 'done')
    return (
      <Dialog form {...head} title={t('topUp.sentTitle')}>
        <Sent {...state} last4={card.last4} leadDays={config.state === 'ready' ? config.data.lead_days : ''} onDone={done} />
      </Dialog>
    );
  if (state.is === 'unknown')
    return (
      <Dialog form {...head}>
        <Unsure amount={priceText(state.order.amount, state.order.currency)} onAgain={topUp.again} />
      </Dialog>
    );
  const isSending = state.is === 'sending';
  return (
    <Dialog
      form
      {...head}
      busy={isSending && !slow}
      text={t('topUp.holder', { name: card.holder_name, balance: formatAmount(card.available, card.currency) })}
    >
      <CallView of={config} what={t('topUp.loading')} failed={t('topUp.failed')} loading={<SkeletonRows />} isEmpty={() => false}>
        {(data) => <TopUpForm card={card} config={data} topUp={topUp} />}
      </CallView>
    </Dialog>
  );
}
