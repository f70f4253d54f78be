/** To an outside bank's payee: payee, amount and purpose, review, sent; each step has an address of its own (TRF-02, D-132). */
import { useEffect } from 'react';
import { useStepArrival } from '../../../kit/nav/arrival.ts';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePayee, type PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import { Sent, useSentTitle } from '../steps/sent.tsx';
import { SendingView } from '../steps/sending-view.tsx';
import { TransferFrame } from '../steps/transfer-frame.tsx';
import { currencyFor } from '../who/settled.ts';
import { WhoToPay } from '../who/who-to-pay.tsx';
import { AmountStep } from './amount-step.tsx';
import { Checking, wasSentBefore, SentBefore } from './outcomes.tsx';
import { PayeeFacts } from './payee-facts.tsx';
import { usePayeeSteps } from './payee-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { useDetails, useFiatTransfer, type Details, type FiatTransfer } from './use-fiat-transfer.ts';

export function PayeeTransfer() {
  const t = useT('withdrawals');
  const details = useDetails('payee');
  if (details.state === 'ready') return <PayeeSteps details={details.data} />;
  return (
    <>
      <PageHead title={t('who.title')} />
      <CallView of={details} what={t('fiat.loading')} failed={t('fiat.failed')}>
        {() => null}
      </CallView>
    </>
  );
}

function PayeeSteps({ details }: { readonly details: Details }) {
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
  if (!draft.payee_id || step === '' || step === 'sent') return <Who transfer={transfer} />;
  return <WithPayee transfer={transfer} details={details} />;
}

type WithProps = { readonly transfer: FiatTransfer; readonly details: Details };

function Who({ transfer: { draft, change, go }, gone = false }: { readonly transfer: FiatTransfer; readonly gone?: boolean }) {
  const pick = (payee_id: string) => {
    change({ payee_id });
    go('amount');
  };
  return <WhoToPay value={draft.payee_id} gone={gone} onPayee={pick} />;
}

function WithPayee({ transfer, details }: WithProps) {
  const t = useT('withdrawals');
  const found = usePayee(transfer.draft.payee_id);
  const steps = usePayeeSteps(transfer, 1);
  const payee = found.state === 'ready' ? found.data.list[0] : undefined;
  const isSettled = useSettled(transfer, details, payee);
  if (found.state === 'ready' && !payee) return <Who transfer={transfer} gone />;
  if (payee && isSettled) return <Chosen transfer={transfer} details={details} payee={payee} />;
  return (
    <TransferFrame target={t('fiat.toPayee')} title={t('fiat.title')} {...steps}>
      <CallView of={found} what={t('fiat.loading')} failed={t('fiat.payeeFailed')}>
        {() => null}
      </CallView>
    </TransferFrame>
  );
}

/** Currency and purpose follow the payee once; what is chosen afterwards stays. */
function useSettled({ draft, change }: FiatTransfer, details: Details, payee: PayeeRow | undefined): boolean {
  const bank = useBank();
  const id = draft.payee_id;
  const isSettled = draft.settled_for === id;
  const history = useRemote(['payees', 'one', id], (signal) => bank.call('/withdraw/payee/get', { id }, { signal, background: true }), {
    when: !isSettled,
  });
  const last = history.state === 'ready' ? history.data.paid.last?.currency : undefined;
  const isKnown = history.state !== 'loading'; // a history that did not load leaves the country
  useEffect(() => {
    if (isSettled || !payee || !isKnown) return;
    change({ settled_for: payee.id, currency: currencyFor(details, payee.country, last), purpose: payee.purpose, pay_from: '' });
  }, [isSettled, payee, isKnown, last, details, change]);
  return isSettled;
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
