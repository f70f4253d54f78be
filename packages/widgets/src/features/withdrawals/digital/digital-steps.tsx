/** The step that the address names, as far as what is typed carries it. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useStepArrival } from '../../../kit/nav/arrival.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT, type T } from '../../../kit/words.tsx';
import { balanceAfter, CostPanel } from '../steps/cost-panel.tsx';
import { SendingView } from '../steps/sending-view.tsx';
import { Sent, useSentTitle } from '../steps/sent.tsx';
import { ShortCost } from '../steps/short-note.tsx';
import { isShort } from '../steps/use-shortfall.ts';
import { TransferFrame } from '../steps/transfer-frame.tsx';
import { WhoToPay } from '../who/who-to-pay.tsx';
import { AmountStep } from './amount-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { steps, type Step } from '../steps/use-transfer.ts';
import type { Details, DigitalTransfer, SavedAddress } from './use-digital-transfer.ts';

type Props = {
  readonly details: Details;
  readonly transfer: DigitalTransfer;
  readonly address: SavedAddress | undefined;
  /** Who was chosen is in the book no more. */
  readonly gone: boolean;
};

/** A step needs what the ones before it gave. */
function reached({ step, id, quoting }: DigitalTransfer, address: SavedAddress | undefined): Step {
  if (step === 'sent' && id) return 'sent';
  if (!address || step === '' || step === 'sent') return '';
  return step === 'review' && quoting.current ? 'review' : 'amount';
}

export function DigitalSteps({ details, transfer, address, gone }: Props) {
  const t = useT('withdrawals');
  const { draft, change, sending, go, id, restart } = transfer;
  const at = reached(transfer, address);
  useStepArrival(at, at && t(`digital.steps.${at}`));
  const sentTitle = useSentTitle(at === 'sent' ? id : '');
  const moving = sending.state.is === 'sending' || sending.state.is === 'checking';
  const labels = [t('digital.steps.address'), t('digital.steps.amount'), t('digital.steps.review'), t('digital.steps.sent')];
  const shows = at === 'amount' || at === 'review';
  const late = sending.state.is === 'refused' && sending.state.late && (
    <Note
      tone="negative"
      live="alert"
      title={sending.state.error.message}
      action={<Link to="transactions">{t('steps.toTransactions')}</Link>}
    />
  );
  if (at === '' && !moving) {
    const pick = (address_id: string) => {
      change({ address_id });
      go('amount');
    };
    return (
      <>
        {late}
        <WhoToPay value={draft.address_id} gone={gone} onAddress={pick} />
      </>
    );
  }
  return (
    <TransferFrame
      start="transferDigital"
      target={t('digital.target')}
      title={at === 'sent' ? sentTitle : titleOf(t, at, address)}
      steps={labels}
      current={at === 'sent' ? labels.length : steps.indexOf(at)}
      onStep={at === 'sent' || moving ? undefined : (index) => go(steps[index] ?? '')}
      aside={shows && <Cost details={details} transfer={transfer} />}
    >
      <SendingView state={sending.state} />
      {late}
      {at === 'amount' && address && <AmountStep details={details} transfer={transfer} address={address} />}
      {at === 'review' && address && transfer.quoting.quote && (
        <ReviewStep details={details} transfer={transfer} address={address} quote={transfer.quoting.quote} />
      )}
      {at === 'sent' && <Sent id={id} details="transferRecordDigital" onAnother={restart} />}
    </TransferFrame>
  );
}

const titleOf = (t: T<'withdrawals'>, at: Exclude<Step, 'sent'>, address: SavedAddress | undefined): string =>
  at === 'amount' ? t('digital.title.amount', { name: address?.name ?? '' }) : t(at === '' ? 'who.title' : 'digital.title.review');

function Cost({ details, transfer: { asked, quoting } }: { readonly details: Details; readonly transfer: DigitalTransfer }) {
  const t = useT('withdrawals');
  if (isShort(quoting.failure, asked)) return <ShortCost asked={asked} quoting={quoting} title={t('digital.cost')} />;
  return (
    <CostPanel quoting={quoting} title={t('digital.cost')} feeWords={{ gas_fee: t('digital.gas') }}>
      {(quote) =>
        t('digital.after', {
          balance: balanceAfter(quote),
          count: details.lead_times.withdrawal_days || policy.leadTimes.reviewDays,
        })
      }
    </CostPanel>
  );
}
