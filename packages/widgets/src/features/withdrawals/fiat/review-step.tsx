/** Before money moves: who receives what, where it goes, what leaves, and what happens next (DES-06). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { ReactNode } from 'react';
import { FailureView } from '../../../kit/remote/call-view.tsx';
import { failureOf } from '../../../kit/remote/failure.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { Loading, SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { useT } from '../../../kit/words.tsx';
import { Confirm } from '../steps/confirm.tsx';
import { ReviewHero, ReviewTotals } from '../steps/review-totals.tsx';
import { StepActs } from '../steps/transfer-frame.tsx';
import { refusalOf, type Quote } from '../steps/use-quote.ts';
import { ReviewRemarks } from './review-remarks.tsx';
import { useCheck } from './use-check.ts';
import type { Details, FiatTransfer } from './use-fiat-transfer.ts';

type Props = {
  readonly transfer: FiatTransfer;
  readonly details: Details;
  /** Who receives it: "Marlow & Finch Ltd". */
  readonly receiver: string;
  /** What is known of the recipient and of the transfer. */
  readonly facts: ReactNode;
  readonly onBack: () => void;
};

export function ReviewStep(props: Props) {
  const t = useT('withdrawals');
  const { quoting } = props.transfer;
  const back = { label: t('fiat.change'), onPress: props.onBack };
  if (quoting.current && quoting.quote) return <Reviewed {...props} quote={quoting.quote} />;
  if (quoting.failure === undefined)
    return (
      <Loading what={t('fiat.review.loading')}>
        <SkeletonRows />
      </Loading>
    );
  const refused = refusalOf(quoting.failure);
  return (
    <>
      {refused ? (
        <Note tone="negative" live="alert" title={refused.message} />
      ) : (
        <FailureView
          failure={failureOf(quoting.failure)}
          busy={quoting.asking}
          onAgain={() => void quoting.again().catch(() => undefined)}
        />
      )}
      <StepActs back={back} />
    </>
  );
}

function Reviewed({ transfer, details, receiver, facts, onBack, quote }: Props & { readonly quote: Quote }) {
  const t = useT('withdrawals');
  const { kind, draft, quoting, sending, send } = transfer;
  const { amount, currency } = quote.asked;
  const check = useCheck(kind, draft, currency, amount);
  const late = sending.state.is === 'refused' && sending.state.late ? sending.state.error : undefined;
  return (
    <>
      <ReviewHero label={t('fiat.review.receives', { name: receiver })} amount={quote.received_amount} currency={quote.received_currency} />
      {facts}
      <ReviewTotals quote={quote} />
      {check.state === 'ready' && <ReviewRemarks check={check.data} receiver={receiver} />}
      {late && <Note tone="negative" live="alert" title={late.message} />}
      <Confirm
        quote={quote}
        quoting={quoting}
        codeAboveUsd={details.code_above_usd}
        label={t('fiat.steps.review')}
        act={t('fiat.review.send', { sum: exactAmount(amount, currency) })}
        back={{ label: t('fiat.change'), onPress: onBack }}
        send={send}
      />
    </>
  );
}
