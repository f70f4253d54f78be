/** The order: typed, priced while it is typed, confirmed with what it costs in view. */
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { priceText } from '../../../shared/money/price-text.ts';
import { faulty, isPriceable } from './faulty.ts';
import { missingOf, TopUpCost, type Asked } from './top-up-cost.tsx';
import { AmountOfTopUp, SourceOfFunds, WalletField, type Config, type Done, type Order, type Typed } from './top-up-fields.tsx';
import { SlowForm } from '../changes/slow-note.tsx';
import * as look from './top-up.css.ts';
import type { Ordering } from '../../../shared/money/paying/use-order.ts';
import { useQuote } from '../../../shared/money/paying/use-quote.ts';

/** The contract's own order; the card is not typed, and the quote follows from what is. */
const schemaOf = (card_id: string) => async () => {
  const { TypedTopUp } = await import('@bankside/core/contract/cards/card-money.ts');
  return { safeParse: (values: unknown) => TypedTopUp.safeParse({ ...Object(values), card_id, quote_id: 'follows' }) };
};
const hasMore = (balance: string) => /[1-9]/.test(balance);

function askedOf(card_id: string, currency: Typed['currency'] | undefined, amount: string | undefined): Asked | undefined {
  return currency && amount && isPriceable(amount, currency) ? { card_id, amount, currency } : undefined;
}

type TopUpFormProps = { readonly card: CardRow; readonly config: Config; readonly topUp: Ordering<Order, Done> };

export function TopUpForm({ card: { card_id }, config, topUp }: TopUpFormProps) {
  const t = useT('card-money');
  const bank = useBank();
  const first = config.currencies.find(({ balance }) => hasMore(balance)) ?? config.currencies[0];
  const before = topUp.state.is === 'late' ? topUp.state.order : undefined;
  const initial = {
    currency: before?.currency ?? first?.currency ?? 'USDC',
    amount: before?.amount ?? '',
    source_of_funds_confirmed: false,
  };
  const [{ currency, amount }, setTyped] = useState<Partial<Typed>>(initial);
  const asked = useMemo(() => askedOf(card_id, currency, amount), [card_id, currency, amount]);
  const quoting = useQuote({
    asked,
    ask: (now: Asked, how) => bank.call('/card/calc', { type: 'top_up', ...now }, how),
    renews: topUp.state.is === 'open',
  });
  const { quote } = quoting;
  const schema = useMemo(() => schemaOf(card_id), [card_id]);
  const send = async () => {
    if (!asked) throw faulty('amount', t('topUp.zero')); // the field refuses whatever else has no price
    const agreed = await quoting.ready();
    if (!agreed) return; // it costs something else now, and says so
    const missing = missingOf(agreed);
    if (missing) throw faulty('amount', t('topUp.missing', { amount: priceText(missing, agreed.currency) }));
    const order = { card_id, amount: agreed.asked.amount, currency: agreed.currency, quote_id: agreed.quote_id };
    await topUp.send({ ...order, source_of_funds_confirmed: true });
  };
  return (
    <Form schema={schema} initial={initial} onSubmit={send} label={t('topUp.name')}>
      <Typing onTyped={setTyped} />
      {topUp.state.is === 'late' && <Note tone="negative" live="alert" title={topUp.state.message} />}
      <WalletField config={config} />
      <AmountOfTopUp config={config} />
      <TopUpCost quoting={quoting} config={config} />
      <SourceOfFunds />
      <SlowForm />
      <div className={look.foot}>
        <p className={look.said}>{t('topUp.days', { days: config.lead_days })}</p>
        <SubmitButton wide>
          {quote ? t('topUp.act', { amount: priceText(quote.total_debit, quote.currency) }) : t('topUp.review')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Typing({ onTyped }: { readonly onTyped: (typed: Partial<Typed>) => void }) {
  const { currency, amount } = useValues<Typed>();
  const tell = useCallback(
    () => onTyped({ ...(currency && { currency }), ...(amount !== undefined && { amount }) }),
    [amount, currency, onTyped],
  );
  useEffect(tell, [tell]);
  return null;
}
