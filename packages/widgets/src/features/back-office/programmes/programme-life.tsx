/** What happened to a contract or an order, oldest first. */
import { Timeline } from '../../../kit/data/timeline.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useNames, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { ContractCase } from './programme-cases.ts';

export function ProgrammeLife({ events }: { readonly events: ContractCase['timeline'] }) {
  const t = useT('back-office');
  const named = useNames('contracts');
  const dates = useDates();
  return (
    <Section title={t('cards.history')}>
      <Timeline
        name={t('cards.history')}
        steps={events.map(({ at, event, name, note, count }, index) => ({
          label: count > 0 ? `${named('events', event)} · ${t('programmes:cards', { count })}` : named('events', event),
          when: [dates.listed(at, index), name].filter(Boolean).join(' · '),
          ...(note && { note }),
          state: 'done',
        }))}
      />
    </Section>
  );
}
