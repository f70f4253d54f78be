/** To another account of this bank, by its number: the name is checked before anything is sent, and it is booked at once (TRF-02). */
import { useState } from 'react';
import { useStepArrival } from '../../../kit/nav/arrival.ts';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import { Sent, useSentTitle } from '../steps/sent.tsx';
import { SendingView } from '../steps/sending-view.tsx';
import { TransferFrame } from '../steps/transfer-frame.tsx';
import { AccountStep } from './account-step.tsx';
import { isWholeNumber } from './fiat-draft.ts';
import { Checking, SentBefore, wasSentBefore } from './outcomes.tsx';
import { AccountFacts } from './payee-facts.tsx';
import { useAccountSteps } from './payee-steps.ts';
import { ReviewStep } from './review-step.tsx';
import { useCheck } from './use-check.ts';
import { useDetails, useFiatTransfer, type Details, type FiatTransfer } from './use-fiat-transfer.ts';

export function AccountTransfer() {
  const t = useT('withdrawals');
  const details = useDetails('account');
  if (details.state === 'ready') return <AccountSteps details={details.data} />;
  return (
    <>
      <PageHead title={t('fiat.toAccount')} />
      <CallView of={details} what={t('fiat.loading')} failed={t('fiat.failed')}>
        {() => null}
      </CallView>
    </>
  );
}

function AccountSteps({ details }: { readonly details: Details }) {
  const t = useT('withdrawals');
  const transfer = useFiatTransfer('account');
  const { draft, sending, step, id, restart } = transfer;
  const sentTitle = useSentTitle(step === 'sent' ? id : '');
  useStepArrival(step, step && t(`fiat.steps.${step}`));
  const [edition, setEdition] = useState(0);
  const review = useAccountSteps(transfer, 1);
  const sent = useAccountSteps(transfer, 3);
  const target = t('fiat.toAccount');
  const again = () => {
    restart();
    setEdition(edition + 1);
  };
  if (sending.state.is === 'checking')
    return (
      <TransferFrame target={target} {...review} title={t('fiat.title')}>
        <Checking sending={sending} />
      </TransferFrame>
    );
  if (wasSentBefore(sending.state))
    return (
      <TransferFrame target={target} {...review} title={t('fiat.before.title')}>
        <SentBefore onRestart={again} />
      </TransferFrame>
    );
  if (step === 'sent' && id)
    return (
      <TransferFrame target={target} {...sent} title={sentTitle}>
        <Sent id={id} details="transferRecordFiat" onAnother={again} />
      </TransferFrame>
    );
  if (step === 'review' && draft.amount && isWholeNumber(draft.account_number))
    return (
      <TransferFrame target={target} {...review} title={t('fiat.review.title')}>
        <SendingView state={sending.state} />
        <Review transfer={transfer} details={details} />
      </TransferFrame>
    );
  return <AccountStep key={edition} transfer={transfer} details={details} />;
}

function Review({ transfer, details }: { readonly transfer: FiatTransfer; readonly details: Details }) {
  const t = useT('withdrawals');
  const { draft, go } = transfer;
  const check = useCheck('account', draft, draft.currency);
  const name = check.state === 'ready' ? check.data.account_name_hint : '';
  return (
    <ReviewStep
      transfer={transfer}
      details={details}
      receiver={name || draft.account_number}
      facts={<AccountFacts draft={draft} name={name} arrives={t('fiat.atOnce')} />}
      onBack={() => go('')}
    />
  );
}
