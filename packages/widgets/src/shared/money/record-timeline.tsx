/** Activity to a record and what is still to come, as steps (DES-33). */
import type { MoneyRecord, Timeline as Steps } from '@bankside/core/contract/money.ts';
import { Timeline, type TimelineStep } from '../../kit/data/timeline.tsx';
import { useT, type T } from '../../kit/words.tsx';
import { useDates, type Dates } from '../dates.ts';
import { isIncoming } from './money-names.ts';
import { finalityOf } from './money-status.tsx';

type Step = Steps[number];
type Recorded = Pick<MoneyRecord, 'status' | 'amount' | 'confirmations' | 'confirmations_needed'>;
/** Entered and still under way until the next one has arrived. */
const lasting: readonly Step['step'][] = ['bankReview', 'quoted', 'seen', 'processing', 'broadcast'];
const stops: readonly Step['step'][] = ['cancelled', 'declined', 'quoteDeclined', 'lapsed', 'rejected', 'failed'];
const byName = [
  'created',
  'secondApproval',
  'accepted',
  'quoteDeclined',
  'cancelled',
  'declined',
] as const satisfies readonly Step['step'][];

export function RecordTimeline({ record, timeline }: { readonly record: Recorded; readonly timeline: Steps }) {
  const t = useT('money');
  const dates = useDates();
  return <Timeline name={t('timeline')} steps={timelineOf(t, dates, record, timeline)} />;
}

function timelineOf(t: T<'money'>, dates: Dates, record: Recorded, timeline: Steps): readonly TimelineStep[] {
  const now = currentOf(record, timeline);
  const approvedBefore = timeline.some(({ step }) => step === 'secondApproval');
  return timeline.map((item, index): TimelineStep => {
    const state = index === now ? 'now' : item.at === null ? 'todo' : 'done';
    const note = [item.at && dates.listed(item.at, index), noteOf(t, record, item, state)].filter(Boolean).join(' · ');
    return {
      label: labelOf(t, record, item, approvedBefore),
      state,
      who: item.step === 'secondApproval' || item.actor === 'client' || item.actor === 'sender' ? 'client' : 'bank',
      ...(note && { note }),
      ...(stops.includes(item.step) && item.at !== null && { glyph: 'crossed' }),
      ...(item.step === 'returned' && item.at !== null && { glyph: 'return' }),
    };
  });
}

/** Its status: the last step when that one lasts, else the first to come; -1 when it is over. */
function currentOf(record: Recorded, timeline: Steps): number {
  if (finalityOf(record.status) !== 'open') return -1;
  const last = timeline.findLastIndex(({ at }) => at !== null);
  const item = timeline[last];
  return item && lasting.includes(item.step) ? last : timeline.findIndex(({ at }) => at === null);
}

function labelOf(t: T<'money'>, record: Recorded, { step, at, name, note }: Step, approvedBefore: boolean): string {
  if (at === null && step === 'success' && note) return t(isIncoming(record) ? 'coming.credited' : 'coming.sent', { days: note });
  const act = byName.find((each) => each === step);
  if (at === null || !name || !act) return t(`steps.${step}`);
  return t(act === 'created' && approvedBefore ? 'doneBy.createdAndApproved' : `doneBy.${act}`, { name });
}

function noteOf(t: T<'money'>, record: Recorded, { step, at, name, note }: Step, state: TimelineStep['state']): string {
  const { confirmations, confirmations_needed } = record;
  if (state === 'now' && (step === 'seen' || step === 'broadcast') && confirmations_needed > 0)
    return t('waiting.confirmations', { done: confirmations, needed: confirmations_needed });
  return at === null ? name : note;
}
