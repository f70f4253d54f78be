import { Timeline } from '../../../kit/data/timeline.tsx';
import { useExists, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { Card } from '../use-cards.ts';
import { cardState } from './card-state.ts';

/** What happened to it, oldest first. An event that this version has no words for is shown by the state that it led to. */
export function CardHistory({ card: { timeline } }: { readonly card: Card }) {
  const t = useT('cards');
  const known = useExists('cards');
  const dates = useDates();
  const labelOf = ({ event, to }: Card['timeline'][number]) => {
    const key = `events.${event}`;
    if (known(key)) return t(key);
    const state = cardState(to);
    return t(state === 'unknown' ? 'options:states.unknown' : `options:states.card.${state}`);
  };
  const steps = timeline.map((entry, index) => ({
    label: labelOf(entry),
    state: 'done' as const,
    note: [dates.listed(entry.at, index), entry.name || t(`actors.${entry.actor}`), entry.note].filter(Boolean).join(' · '),
  }));
  return <Timeline name={t('card.history')} steps={steps} />;
}
