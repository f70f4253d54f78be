/** The step that the address names, as far as what is typed carries it. */
import type { ReactNode } from 'react';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useStepArrival } from '../../../kit/nav/arrival.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT, type T } from '../../../kit/words.tsx';
import { CostPanel, inWords } from '../steps/cost-panel.tsx';
import { SendingView } from '../steps/sending-view.tsx';
import { Sent, useSentTitle } from '../steps/sent.tsx';
import { ShortCost } from '../steps/short-note.tsx';
import { isShort } from '../steps/use-shortfall.ts';
import { TransferFrame } from '../steps/transfer-frame.tsx';
import { AddressStep } from './address-step.tsx';
import { AmountStep } from './amount-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { steps, type Step } from '../steps/use-transfer.ts';
import type { Details, DigitalTransfer, SavedAddress } from './use-digital-transfer.ts';

type Props = {
  readonly details: Details;
  readonly transfer: DigitalTransfer;
  readonly address: SavedAddress | undefined;
  /** Above the steps, before anything is chosen. */
  readonly tabs: ReactNode;
};

/** A step needs what the ones before it gave. */
function reached({ step, id, quoting }: DigitalTransfer, address: SavedAddress | undefined): Step {
  if (step === 'sent' && id) return 'sent';
  if (!address || step === '' || step === 'sent') return '';
  return step === 'review' && quoting.current ? 'review' : 'amount';
}

export function DigitalSteps({ details, transfer, address, tabs }: Props) {
  const t = useT('withdrawals');
  const { quoting, sending, go, id, restart } = transfer;
  const at = reached(transfer, address);
  useStepArrival(at, at && t(`digital.steps.${at}`));
  const sentTitle = useSentTitle(at === 'sent' ? id : '');
  const moving = sending.state.is === 'sending' || sending.state.is === 'checking';
  const labels = [t('digital.steps.address'), t('digital.steps.amount'), t('digital.steps.review'), t('digital.steps.sent')];
  const shows = at === 'amount' || at === 'review';
  return (
    <TransferFrame
      target={t('digital.target')}
      title={at === 'sent' ? sentTitle : titleOf(t, at, address)}
      steps={labels}
      current={at === 'sent' ? labels.length : steps.indexOf(at)}
      onStep={at === 'sent' || moving ? undefined : (index) => go(steps[index] ?? '')}
      aside={shows && <Cost details={details} transfer={transfer} />}
      before={at === '' && tabs}
    >
      <SendingView state={sending.state} />
      {sending.state.is === 'refused' && sending.state.late && (
        <Note
          tone="negative"
          live="alert"
          title={sending.state.error.message}
          action={<Link to="transactions">{t('steps.toTransactions')}</Link>}
        />
      )}
      {at === '' && <AddressStep details={details} transfer={transfer} address={address} />}
      {at === 'amount' && address && <AmountStep details={details} transfer={transfer} address={address} />}
      {at === 'review' && address && quoting.quote && (
        <ReviewStep details={details} transfer={transfer} address={address} quote={quoting.quote} />
      )}
      {at === 'sent' && <Sent id={id} details="transferRecordDigital" onAnother={restart} />}
    </TransferFrame>
  );
}

const titleOf = (t: T<'withdrawals'>, at: Exclude<Step, 'sent'>, address: SavedAddress | undefined): string =>
  at === 'amount' ? t('digital.title.amount', { name: address?.name ?? '' }) : t(`digital.title.${at === '' ? 'address' : at}`);

function Cost({ details, transfer: { asked, quoting } }: { readonly details: Details; readonly transfer: DigitalTransfer }) {
  const t = useT('withdrawals');
  if (isShort(quoting.failure)) return <ShortCost asked={asked} quoting={quoting} title={t('digital.cost')} />;
  return (
    <CostPanel quoting={quoting} title={t('digital.cost')} feeWords={{ gas_fee: t('digital.gas') }}>
      {(quote) =>
        t('digital.after', {
          balance: inWords(quote.balance_after, quote.asked.currency),
          count: details.lead_times.withdrawal_days || policy.leadTimes.reviewDays,
        })
      }
    </CostPanel>
  );
}
