/** One note about a record that waits for somebody, or that came to nothing: who, why, and what it means. */
import type { MoneyRecord, Timeline } from '@bankside/core/contract/money.ts';
import { isNetwork, networks } from '@bankside/core/rules/money/networks.ts';
import { Link } from '../../kit/action/link.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../dates.ts';
import { isIncoming } from './money-names.ts';
import { OfferNote } from './offer-note.tsx';
import { finalityOf } from './money-status.tsx';

type Props = { readonly record: MoneyRecord; readonly timeline: Timeline };

export function RecordNote({ record, timeline }: Props) {
  const finality = finalityOf(record.status);
  if (finality === 'settled') return null;
  if (finality === 'void') return <Stopped record={record} timeline={timeline} />;
  if (record.offer) return <OfferNote key={record.offer.quote_id} record={record} offer={record.offer} />;
  if (record.waits_for === 'second_approval') return <SecondApproval record={record} timeline={timeline} />;
  return <UnderWay record={record} timeline={timeline} />;
}

function SecondApproval({ record: { approvals }, timeline }: Props) {
  const t = useT('money');
  const dates = useDates();
  const created = timeline.find(({ step, at }) => step === 'created' && at !== null);
  const open = timeline.find(({ step, at }) => step === 'secondApproval' && at === null);
  return (
    <Note
      tone="attention"
      title={
        approvals && approvals.needed > 1
          ? t('waiting.approvals', { done: approvals.by.length, needed: approvals.needed })
          : t('waiting.secondApproval')
      }
    >
      {created?.at && created.name && t('waiting.approvedAt', { name: created.name, at: dates.time(created.at) })}{' '}
      {approvals && approvals.by.length > 0 && t('waiting.agreed', { names: approvals.by.join(', ') })}{' '}
      {open?.name ? t('waiting.canApprove', { names: open.name }) : t('waiting.anotherPerson')}
    </Note>
  );
}

/** Waits for the bank, for a chain, or for money that was announced. */
function UnderWay({ record, timeline }: Props) {
  const t = useT('money');
  const { confirmations, confirmations_needed, network, type } = record;
  if (record.waits_for === 'bank' || record.status === 'admin_review')
    return (
      <Note tone="progress" glyph="dot" title={t('waiting.bank')}>
        {t('waiting.nothingToDo')}
      </Note>
    );
  if (confirmations_needed > confirmations)
    return (
      <Note tone="progress" title={t('waiting.confirmations', { done: confirmations, needed: confirmations_needed })}>
        {t('waiting.chain', { chain: isNetwork(network) ? networks[network].chain : network })}
      </Note>
    );
  const hasArrived = timeline.some(({ step, at }) => at !== null && step !== 'announced' && step !== 'created');
  if (type === 'deposit' && !hasArrived)
    return (
      <Note tone="attention" title={t('waiting.arrival')}>
        {t('waiting.arrivalText')}
      </Note>
    );
  return null;
}

/** Ended by the company itself, or by time. */
const quietEnds: readonly Timeline[number]['step'][] = ['cancelled', 'quoteDeclined', 'lapsed'];

/** Why it stopped, and that the money is back where it was. */
function Stopped({ record, timeline }: Props) {
  const t = useT('money');
  const last = timeline.findLast(({ at }) => at !== null);
  const title =
    last && last.step !== 'created' ? t(`steps.${last.step}`) : t(`steps.${record.status === 'failed' ? 'failed' : 'rejected'}`);
  const isQuiet = last !== undefined && quietEnds.includes(last.step);
  const { sold_amount, sold_currency } = record;
  return (
    <Note
      tone={isQuiet ? 'plain' : 'negative'}
      {...(isQuiet ? {} : { glyph: record.status === 'failed' ? 'alert' : 'crossed' })}
      title={title}
      {...(last?.step === 'lapsed' && sold_amount && sold_currency
        ? {
            action: (
              <Link to="otc" params={{ from: sold_currency, to: record.currency, amount: sold_amount.replace(/^-/, '') }}>
                {t('offer.again')}
              </Link>
            ),
          }
        : {})}
    >
      {record.reason && <p>{t('waiting.reason', { reason: record.reason })}</p>}
      {!isIncoming(record) && <p>{t('waiting.released')}</p>}
    </Note>
  );
}
