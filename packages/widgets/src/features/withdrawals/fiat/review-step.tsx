/** Before money moves: who receives what, where it goes, what leaves, and what happens next (DESIGN.md §6). */
import { useState, type ReactNode } from 'react';
import { FailureView } from '../../../kit/call-view.tsx';
import { failureOf } from '../../../kit/failure.ts';
import { Form } from '../../../kit/form/form.tsx';
import { OtpField } from '../../../kit/form/otp-field.tsx';
import { textOf, type Values } from '../../../kit/form/form-paths.ts';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { Note } from '../../../kit/note.tsx';
import { Loading, SkeletonRows } from '../../../kit/skeleton.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { PriceChanged, ReviewHero, ReviewTotals } from '../steps/review-totals.tsx';
import { inWords } from '../steps/cost-panel.tsx';
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
  const submit = (values: Values) => send(textOf(values['email_code']));
  return (
    <>
      <ReviewHero label={t('fiat.review.receives', { name: receiver })} amount={quote.received_amount} currency={quote.received_currency} />
      {facts}
      <ReviewTotals quote={quote} />
      {check.state === 'ready' && <ReviewRemarks check={check.data} receiver={receiver} />}
      <PriceChanged quoting={quoting} />
      {late && <Note tone="negative" live="alert" title={late.message} />}
      <Form onSubmit={submit} label={t('fiat.steps.review')}>
        {details.otp_required && <Code quote={quote} />}
        <StepActs back={{ label: t('fiat.change'), onPress: onBack }}>
          <SubmitButton>{t('fiat.review.send', { sum: inWords(amount, currency) })}</SubmitButton>
        </StepActs>
      </Form>
    </>
  );
}

/** Where the bank asks for a code at transfers in fiat money too (A30): bound to this quote. */
function Code({ quote: { quote_id } }: { readonly quote: Quote }) {
  const t = useT('withdrawals');
  const bank = useBank();
  const [sentFor, setSentFor] = useState<number>();
  const send = async () => {
    const answer = await bank.call('/sendEmail', { purpose: 'withdraw', quote_id });
    setSentFor(answer.resend_after_sec);
    return answer;
  };
  return <OtpField key={quote_id} name="email_code" label={t('fiat.code')} send={send} sentFor={sentFor} />;
}
