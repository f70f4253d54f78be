/** To an outside bank's payee: payee, amount and purpose, review, sent; each step has an address of its own (TRF-02, D-132). */
import type { ReactNode } from 'react';
import { useStepArrival } from '../../../kit/nav/arrival.ts';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { usePayee, type PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import { Sent, useSentTitle } from '../steps/sent.tsx';
import { SendingView } from '../steps/sending-view.tsx';
import { TransferFrame } from '../steps/transfer-frame.tsx';
import { AmountStep } from './amount-step.tsx';
import { Checking, wasSentBefore, SentBefore } from './outcomes.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import { PayeeStep } from './payee-step.tsx';
import { usePayeeSteps } from './payee-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { useDetails, useFiatTransfer, type Details, type FiatTransfer } from './use-fiat-transfer.ts';

/** `choices` are tabs and heading of the first step; the others have their own. */
export function PayeeTransfer({ choices }: { readonly choices: (page: ReactNode) => ReactNode }) {
  const t = useT('withdrawals');
  const details = useDetails('payee');
  if (details.state === 'ready') return <PayeeSteps details={details.data} choices={choices} />;
  return choices(
    <CallView of={details} what={t('fiat.loading')} failed={t('fiat.failed')}>
      {() => null}
    </CallView>,
  );
}

type Props = { readonly details: Details; readonly choices: (page: ReactNode) => ReactNode };

function PayeeSteps({ details, choices }: Props) {
  const t = useT('withdrawals');
  const transfer = useFiatTransfer('payee');
  const { draft, sending, step, id, restart } = transfer;
  const sentTitle = useSentTitle(step === 'sent' ? id : '');
  useStepArrival(step, step && t(`fiat.steps.${step}`));
  const steps = {
    sent: usePayeeSteps(transfer, 4),
    review: usePayeeSteps(transfer, 2),
  };
  const frame = { target: t('fiat.toPayee') };
  if (sending.state.is === 'checking')
    return (
      <TransferFrame {...frame} {...steps.review} title={t('fiat.title')}>
        <Checking sending={sending} />
      </TransferFrame>
    );
  if (wasSentBefore(sending.state))
    return (
      <TransferFrame {...frame} {...steps.review} title={t('fiat.before.title')}>
        <SentBefore onRestart={restart} />
      </TransferFrame>
    );
  if (step === 'sent' && id)
    return (
      <TransferFrame {...frame} {...steps.sent} title={sentTitle}>
        <Sent id={id} details="transferRecordFiat" onAnother={restart} />
      </TransferFrame>
    );
  if (!draft.payee_id || step === '' || step === 'sent') return choices(<PayeeStep transfer={transfer} />);
  return <WithPayee transfer={transfer} details={details} choices={choices} />;
}

type WithProps = { readonly transfer: FiatTransfer; readonly details: Details };

function WithPayee({ transfer, details, choices }: WithProps & Pick<Props, 'choices'>) {
  const t = useT('withdrawals');
  const found = usePayee(transfer.draft.payee_id);
  const steps = usePayeeSteps(transfer, 1);
  if (found.state === 'ready') {
    const [payee] = found.data.list;
    return payee ? <Chosen transfer={transfer} details={details} payee={payee} /> : choices(<PayeeStep transfer={transfer} gone />);
  }
  return (
    <TransferFrame target={t('fiat.toPayee')} title={t('fiat.title')} {...steps}>
      <CallView of={found} what={t('fiat.loading')} failed={t('fiat.payeeFailed')}>
        {() => null}
      </CallView>
    </TransferFrame>
  );
}

function Chosen({ transfer, details, payee }: WithProps & { readonly payee: PayeeRow }) {
  const t = useT('withdrawals');
  const steps = usePayeeSteps(transfer, 2);
  const { step, draft, quoting, go, sending } = transfer;
  const isPriced = quoting.current || quoting.asking || quoting.failure !== undefined || draft.amount !== '';
  if (step === 'amount' || !isPriced) return <AmountStep transfer={transfer} details={details} payee={payee} />;
  const arrives = t('fiat.arrives', { days: details.lead_times.arrival_days });
  return (
    <TransferFrame target={t('fiat.toPayee')} {...steps} title={t('fiat.review.title')}>
      <SendingView state={sending.state} />
      <ReviewStep
        transfer={transfer}
        details={details}
        receiver={payee.beneficiary_name}
        facts={<PayeeFacts payee={payee} draft={draft} arrives={arrives} />}
        onBack={() => go('amount')}
      />
    </TransferFrame>
  );
}
