/** Several cards in one top-up (CRD-16): an amount for each, one price, one confirmation, and what became of each. */
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { Unsure } from '../top-up/top-up-outcome.tsx';
import { useOrder } from '../../../shared/money/paying/use-order.ts';
import type { Listed } from '../use-cards.ts';
import { priceText } from '../../../shared/money/price-text.ts';
import type { ManyDone, ManyOrder } from './many.ts';
import { ManyForm } from './many-form.tsx';
import { ManySent } from './many-sent.tsx';
import { useSlow } from '../changes/slow-note.tsx';

type Props = {
  readonly cards: readonly Listed[];
  readonly onClose: () => void;
  /** The cards are no longer chosen. */
  readonly onDone: () => void;
};

function sumOf({ currency, lines }: ManyOrder): string {
  const { scale } = currencies[currency];
  const sum = lines.reduce((all, { amount }) => all + toMinor(amount, scale), 0n);
  return priceText(toDecimal(sum, scale), currency);
}

export function TopUpManyDialog({ cards, onClose, onDone }: Props) {
  const t = useT('card-money');
  const bank = useBank();
  const refresh = useRefresh();
  const order = useOrder<ManyOrder, ManyDone>('topUp.many', (input, key) => bank.call('/card/topUpMany', input, { key }));
  const { state } = order;
  const slow = useSlow(state.is === 'sending');
  const done = () => {
    for (const what of ['card-money', 'records', 'home', 'cards']) refresh([what]);
    onClose();
    onDone();
  };
  if (state.is === 'done')
    return (
      <Dialog form title={t('topUp.sentTitle')} onClose={done}>
        <ManySent lines={state.done.lines} sum={sumOf(state.order)} onDone={done} />
      </Dialog>
    );
  const head = { title: t('topUp.many.title', { count: cards.length }), onClose };
  if (state.is === 'unknown')
    return (
      <Dialog form {...head}>
        <Unsure amount={sumOf(state.order)} onAgain={order.again} />
      </Dialog>
    );
  return (
    <Dialog form {...head} busy={state.is === 'sending' && !slow} text={t('topUp.many.text')}>
      <ManyForm cards={cards} order={order} />
    </Dialog>
  );
}
