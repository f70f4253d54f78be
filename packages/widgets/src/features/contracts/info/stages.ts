/** The way of an order from the order to the people (PRG-11): what is done, what is under way and who acts next. */
import type { TimelineStep } from '../../../kit/data/timeline.tsx';
import type { T } from '../../../kit/words.tsx';
import type { Dates } from '../../../shared/dates.ts';
import type { Order } from '../use-contracts.ts';

export function stagesOf(t: T<'contracts'>, dates: Dates, order: Order, dayText: (day: string) => string): readonly TimelineStep[] {
  const { status, decided_by, timeline, printed, shipped, delivered, allocated, damaged, quantity, reason, expected } = order;
  const event = (...names: readonly string[]) => timeline.findLast((each) => names.includes(each.event));
  const when = (...names: readonly string[]) => {
    const found = event(...names);
    return found ? [dates.dateTime(found.at), found.name].filter(Boolean).join(' · ') : undefined;
  };
  const said = (text: string | undefined) => (text ? { when: text } : {});
  const ordered: TimelineStep = {
    label: t('stages.ordered'),
    state: 'done',
    when: [dates.dateTime(order.date), timeline[0]?.name].filter(Boolean).join(' · '),
  };
  if (status === 'pending')
    return [
      ordered,
      { label: t('stages.awaiting'), state: 'now', who: 'bank' },
      ...todo(t, ['printed', 'shipped', 'delivered', 'allocated']),
    ];
  if (status === 'rejected')
    return [
      ordered,
      {
        label: t(decided_by === 'client' ? 'stages.withdrawn' : 'stages.rejected'),
        state: 'done',
        glyph: 'crossed',
        ...said(when('reject', 'withdraw')),
        ...(reason && { note: reason }),
      },
    ];
  const usable = quantity - damaged;
  const counts = [
    ['printed', printed, quantity, 'issued'],
    ['shipped', shipped, quantity, 'shipped'],
    ['delivered', delivered, usable, 'delivered'],
    ['allocated', allocated, usable, 'bindLast'],
  ] as const;
  const first = counts.findIndex(([, count, of]) => count < of);
  return [
    ordered,
    { label: t('stages.approved'), state: 'done', ...said(when('approve')) },
    ...counts.map(([stage, count, of, last], at): TimelineStep => {
      const isDone = of > 0 && count >= of;
      return {
        label: t(`stages.${stage}`),
        state: isDone ? 'done' : at === first || count > 0 ? 'now' : 'todo',
        who: stage === 'allocated' ? 'client' : 'bank',
        ...(count > 0 && said([t('stages.count', { count, of }), isDone && when(last)].filter(Boolean).join(' · '))),
        ...(stage === 'delivered' &&
          !isDone &&
          expected && { note: t('stages.expected', { from: dayText(expected.from), to: dayText(expected.to) }) }),
      };
    }),
  ];
}

const todo = (t: T<'contracts'>, stages: readonly ('printed' | 'shipped' | 'delivered' | 'allocated')[]): readonly TimelineStep[] =>
  stages.map((stage) => ({ label: t(`stages.${stage}`), state: 'todo' }));
