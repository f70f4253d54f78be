import { useCallback, useEffect, useMemo, useState } from 'react';
import { Note } from '../../../kit/feedback/note.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { priceText } from '../../../shared/money/price-text.ts';
import type { Ordering } from '../../../shared/money/paying/use-order.ts';
import { useQuote } from '../../../shared/money/paying/use-quote.ts';
import { usdText } from '../programme.ts';
import type { Contract } from '../use-contracts.ts';
import { PayCost } from './pay-cost.tsx';
import { PayReview } from './pay-review.tsx';
import { askedOf, currencyOf, missingOf, wholeOf, ways, type Asked, type Paid, type Payment, type Typed } from './paying.ts';

const field = fieldsOf<Typed>();
/** One field is checked here; the rest is chosen. */
const schemaOf = (most: number) => () =>
  Promise.resolve({
    safeParse: (values: unknown) => {
      const typed = Object(values) as Typed;
      const count = wholeOf(typed.quantity);
      if (count !== null && count > 0 && count <= most) return { success: true as const, data: typed };
      const message = count !== null && count > most ? 'orderAboveAvailable' : 'quantity';
      return { success: false as const, error: { issues: [{ path: ['quantity'], message, params: { max: most } }] } };
    },
  });

type PayFormProps = { readonly contract: Contract; readonly most: number; readonly payment: Ordering<Payment, Paid> };

export function PayForm({ contract, most, payment }: PayFormProps) {
  const t = useT('contracts');
  const bank = useBank();
  const { contract_id, price_per_card } = contract;
  const [initial] = useState<Typed>(() => ({ quantity: '', way: 'parent_company' }));
  const [typed, setTyped] = useState<Typed>(initial);
  const [reviewing, setReviewing] = useState(false);
  const asked = useMemo(() => askedOf(contract_id, typed, most), [contract_id, typed, most]);
  const quoting = useQuote({
    asked,
    ask: async (now: Asked, how) => {
      const price = await bank.call('/contract/payQuote', now, how);
      return { ...price, total_debit: price.amount, received: price.usd };
    },
    renews: payment.state.is === 'open',
  });
  const { quote } = quoting;
  const schema = useMemo(() => schemaOf(most), [most]);
  const review = async () => {
    const agreed = await quoting.ready();
    if (agreed && missingOf(agreed) === null) setReviewing(true);
  };
  if (reviewing && quote)
    return (
      <PayReview
        contract={contract}
        quote={quote}
        quoting={quoting}
        busy={payment.state.is === 'sending'}
        onBack={() => setReviewing(false)}
        onPay={async () => {
          const agreed = await quoting.ready();
          if (agreed) await payment.send({ ...agreed.asked, quote_id: agreed.quote_id });
        }}
      />
    );
  return (
    <Form schema={schema} initial={typed} onSubmit={review} label={t('pay.act')}>
      <Typing onTyped={setTyped} />
      <p>{t('pay.text')}</p>
      {payment.state.is === 'late' && <Note tone="negative" live="alert" title={payment.state.message} />}
      <TextField
        name={field('quantity')}
        label={t('pay.quantity')}
        hint={t('pay.bounds', { most, price: usdText(price_per_card) })}
        inputMode="numeric"
        autoComplete="off"
        fold={narrow}
      />
      <SegmentedField
        name={field('way')}
        label={t('pay.source')}
        options={ways.map((way) => ({
          value: way,
          label: currencyOf(way),
          note: t(`options:renewalSources.${way === 'parent_company' ? 'parent_company' : 'user_wallet'}`),
        }))}
      />
      <PayCost quoting={quoting} />
      <SubmitButton wide>
        {quote ? t('pay.review', { amount: priceText(quote.amount, quote.currency) }) : t('pay.reviewBlank')}
      </SubmitButton>
    </Form>
  );
}

function Typing({ onTyped }: { readonly onTyped: (typed: Typed) => void }) {
  const { quantity = '', way = 'parent_company' } = useValues<Typed>();
  const tell = useCallback(() => onTyped({ quantity, way }), [quantity, way, onTyped]);
  useEffect(tell, [tell]);
  return null;
}
