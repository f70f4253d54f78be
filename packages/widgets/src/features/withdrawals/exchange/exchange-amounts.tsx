/** The first step: what is given and what comes of it, live. */
import { useEffect } from 'react';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValues } from '../../../kit/form/engine/use-form.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { useLatest, type Latest } from '../../../kit/use-latest.ts';
import { useT } from '../../../kit/words.tsx';
import { BoundLines } from '../fiat/amount-fields.tsx';
import { StepActs } from '../steps/transfer-frame.tsx';
import { ExchangeFields } from './exchange-fields.tsx';
import type { ExchangeDetails, ExchangeKind } from './exchange-kind.ts';
import { LargeAmount } from './large-amount.tsx';
import { RateLine } from './rate-line.tsx';
import type { ExchangeDraft, ExchangeUnderWay, Side } from './use-exchange.ts';

/** Nothing is withdrawn here, so the transfer's sentence about 0 would be wrong. */
const ofExchange = <I extends { readonly message: string }>(issue: I): I =>
  issue.message === 'amountZero' ? { ...issue, message: 'aboveZero' } : issue;

/** The contract's own, for the amount that was typed: the other one is the quote's. */
const schemaBy = (by: Latest<Side>) => async () => {
  const { withdrawals } = await import('@bankside/core/contract/withdrawals.ts');
  return {
    safeParse: (values: unknown) => {
      const { amount, receive, ...rest } = values as Values;
      const result = withdrawals.calc.in.safeParse({
        ...rest,
        transfer_type: 'currency',
        ...(by.current === 'receive' ? { receive } : { amount }),
      });
      return result.success ? result : { success: false as const, error: { issues: result.error.issues.map(ofExchange) } };
    },
  };
};

type Props = {
  readonly details: ExchangeDetails;
  readonly kind: ExchangeKind;
  readonly exchange: ExchangeUnderWay;
  /** A quote is there. */
  readonly onQuoted: () => void;
};

export function ExchangeAmounts({ details, kind, exchange, onQuoted }: Props) {
  const t = useT('withdrawals');
  const { draft, quoting, change } = exchange;
  const by = useLatest(draft.by);
  const review = async () => {
    await quoting.again();
    onQuoted();
  };
  const given = details.balances.map(({ currency }) => currency);
  return (
    <Form schema={schemaBy(by)} initial={draft} onSubmit={review} label={t(`exchange.title.${kind}`)}>
      <Kept onChange={change} />
      <ExchangeFields
        given={given}
        got={details.rates.map(({ currency }) => currency).filter((code) => code !== draft.currency || given.length > 1)}
        exchange={exchange}
        below={<Bounds details={details} currency={draft.currency} />}
      />
      <RateLine from={draft.currency} to={draft.to_currency} details={details} />
      <LargeAmount details={details} kind={kind} amount={draft.amount} currency={draft.currency} />
      <StepActs>
        <SubmitButton>{t(`exchange.review.${kind}`)}</SubmitButton>
      </StepActs>
    </Form>
  );
}

/** Every key press reaches the tab's draft, so that a reload finds it. */
function Kept({ onChange }: { readonly onChange: ExchangeUnderWay['change'] }) {
  const values = useValues<ExchangeDraft>();
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

/** What there is and what may be exchanged, before anything is typed (TRF-07). */
function Bounds({ details, currency }: { readonly details: ExchangeDetails; readonly currency: string }) {
  const bounds = details.limits.find((limit) => limit.currency === currency);
  if (!bounds) return null;
  const isAll = bounds.max === bounds.available; // said already
  return <BoundLines bounds={{ ...bounds, max: isAll ? '' : bounds.max }} currency={currency} />;
}
