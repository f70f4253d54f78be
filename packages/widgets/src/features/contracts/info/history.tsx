/** What happened, oldest first, by whom and to how many cards (PRG-11). */
import { Timeline, type TimelineStep } from '../../../kit/data/timeline.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useNames, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { Order } from '../use-contracts.ts';

const ended = ['reject', 'withdraw', 'decline', 'end', 'damage'];

export function History({ events }: { readonly events: Order['timeline'] }) {
  const t = useT('contracts');
  const named = useNames('contracts');
  const dates = useDates();
  const steps = events.map(({ at, event, actor, name, note, count }, index): TimelineStep => ({
    label: count > 0 ? t('history.counted', { event: named('events', event), count }) : named('events', event),
    when: [dates.listed(at, index), name || (actor === 'system' ? '' : t(`history.${actor}`))].filter(Boolean).join(' · '),
    ...(note && { note }),
    state: 'done',
    ...(ended.includes(event) && { glyph: 'crossed' as const }),
  }));
  return (
    <Section title={t('history.title')}>
      <Timeline name={t('history.title')} steps={steps} />
    </Section>
  );
}
