/** The order of several cards: amounts are priced while they are typed, and what cannot be done is at its line. */
import { topUpCurrencies } from '@bankside/core/rules/cards/money.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Note } from '../../../kit/feedback/note.tsx';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { faultyFields, isPriceable } from '../top-up/faulty.ts';
import { Cost } from '../top-up/top-up-cost.tsx';
import { SourceOfFunds, WalletField } from '../top-up/top-up-fields.tsx';
import * as look from '../top-up/top-up.css.ts';
import { SlowForm } from '../changes/slow-note.tsx';
import type { Ordering } from '../../../shared/money/paying/use-order.ts';
import { useQuote } from '../../../shared/money/paying/use-quote.ts';
import type { Listed } from '../use-cards.ts';
import { priceText } from '../../../shared/money/price-text.ts';
import type { ManyAsked, ManyDone, ManyOrder, ManyTyped } from './many.ts';
import { AmountOfAll, AmountsOfCards, faultsOf, unpricedOf } from './many-lines.tsx';
import { ManyTotals } from './many-totals.tsx';

type Props = { readonly cards: readonly Listed[]; readonly order: Ordering<ManyOrder, ManyDone> };
type Typed = Pick<ManyTyped, 'currency' | 'lines'>;

/** The contract's own order; cards are not typed, and quotes follow from what is. */
const schemaOf = (cards: readonly Listed[]) => async () => {
  const { TopUpManyOrder } = await import('@bankside/core/contract/cards/top-up-many.ts');
  return {
    safeParse: (values: unknown) => {
      const { lines = [] } = Object(values) as Partial<ManyTyped>;
      const whole = cards.map(({ card_id }, at) => ({ card_id, quote_id: 'follows', amount: lines[at]?.amount ?? '' }));
      return TopUpManyOrder.safeParse({ ...Object(values), lines: whole });
    },
  };
};

/** The bounds of every card, and prices for the amounts that a call takes. */
const askedOf = (cards: readonly Listed[], { currency, lines }: Typed): ManyAsked => ({
  currency,
  lines: cards.map(({ card_id }, at) => {
    const amount = lines[at]?.amount ?? '';
    return { card_id, ...(isPriceable(amount, currency) && { amount }) };
  }),
});

function initialOf(cards: readonly Listed[], { state }: Props['order']): ManyTyped {
  const before = state.is === 'late' ? state.order : undefined;
  const amountOf = (id: string) => before?.lines.find(({ card_id }) => card_id === id)?.amount ?? '';
  return {
    currency: before?.currency ?? topUpCurrencies[0],
    all: '',
    lines: cards.map(({ card_id }) => ({ amount: amountOf(card_id) })),
    source_of_funds_confirmed: false,
  };
}

export function ManyForm({ cards, order }: Props) {
  const t = useT('card-money');
  const bank = useBank();
  const [initial] = useState(() => initialOf(cards, order));
  const [typed, setTyped] = useState<Typed>(initial);
  const asked = useMemo(() => askedOf(cards, typed), [cards, typed]);
  const quoting = useQuote({
    asked,
    ask: (now: ManyAsked, how) => bank.call('/card/topUpManyCalc', now, how),
    renews: order.state.is === 'open',
  });
  const { quote, last } = quoting;
  const schema = useMemo(() => schemaOf(cards), [cards]);
  const send = async () => {
    const agreed = await quoting.ready();
    if (!agreed) return; // it costs something else now, and says so
    const faults = [...faultsOf(agreed), ...unpricedOf(agreed, t('topUp.zero'))];
    if (faults.length > 0) throw faultyFields(faults);
    const { currency } = agreed;
    const lines = agreed.lines.flatMap(({ card_id, price }, at) => {
      const amount = agreed.asked.lines[at]?.amount;
      return price && amount !== undefined ? [{ card_id, amount, quote_id: price.quote_id }] : [];
    });
    await order.send({ currency, lines, source_of_funds_confirmed: true });
  };
  const hasPrice = quote?.lines.some(({ price }) => price) === true;
  return (
    <Form schema={schema} initial={initial} onSubmit={send} label={t('topUp.name')}>
      <Typing onTyped={setTyped} />
      {order.state.is === 'late' && <Note tone="negative" live="alert" title={order.state.message} />}
      <WalletField config={{ currencies: topUpCurrencies.map((currency) => ({ currency, balance: last?.available[currency] ?? '' })) }} />
      <AmountOfAll count={cards.length} last={last} />
      <AmountsOfCards cards={cards} quote={quote} last={last} />
      {quote && !hasPrice ? (
        <p className={look.said}>{t('topUp.priceFollows')}</p>
      ) : (
        <Cost quoting={quoting}>{(priced) => <ManyTotals quote={priced} />}</Cost>
      )}
      <SourceOfFunds />
      <SlowForm />
      <div className={look.foot}>
        {last && <p className={look.said}>{t('topUp.days', { days: last.lead_days })}</p>}
        <SubmitButton wide>
          {quote && hasPrice ? t('topUp.act', { amount: priceText(quote.total_debit, quote.currency) }) : t('topUp.review')}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Typing({ onTyped }: { readonly onTyped: (typed: Typed) => void }) {
  const { currency, lines } = useValues<ManyTyped>();
  const tell = useCallback(() => {
    if (currency && lines) onTyped({ currency, lines });
  }, [currency, lines, onTyped]);
  useEffect(tell, [tell]);
  return null;
}
