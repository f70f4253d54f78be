import { Section } from '../../../kit/nav/section.tsx';
import { Timeline } from '../../../kit/data/timeline.tsx';
import { useT, useNames } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { Application } from './card-case.ts';

/** What happened to it so far, who did it, and why. */
export function CardHistory({ timeline }: { readonly timeline: Application['timeline'] }) {
  const t = useT('back-office');
  const name = useNames('back-office');
  const dates = useDates();
  return (
    <Section title={t('cards.history')}>
      <Timeline
        name={t('cards.history')}
        steps={timeline.map(({ at, event, actor, reason }) => ({
          label: name('cards.events', event),
          when: [dates.date(at), dates.time(at), t(`cards.actors.${actor}`)].join(' '),
          note: reason,
          state: 'done',
        }))}
      />
    </Section>
  );
}
