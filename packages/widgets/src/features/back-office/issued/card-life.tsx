/** The audit trail of a card, the newest first: what happened, who did it, and why. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { Timeline } from '../../../kit/data/timeline.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { muted } from '../../../kit/theme/text.css.ts';
import { useExists, useNames, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { IssuedCard } from './issued-case.ts';

type Line = IssuedCard['lines'][number];

export function CardLife({ of: { lines } }: { readonly of: IssuedCard }) {
  const t = useT('back-office');
  const named = useNames('back-office');
  const cards = useT('cards');
  const isEvent = useExists('cards');
  const who = useNames('cards');
  const dates = useDates();
  const labelOf = ({ action }: Line): string => {
    const event = `events.${action.replace(/^issuedCard\./, '')}`;
    return isEvent(event) ? cards(event) : named('issued.life', action);
  };
  const noteOf = ({ action, from, to, reason }: Line): string =>
    action === 'card.differs' ? t('issued.life.figures', { ours: formatAmount(from, 'USD'), issuers: formatAmount(to, 'USD') }) : reason;
  return (
    <Section title={t('issued.life.title')}>
      {lines.length === 0 && <p className={muted}>{t('issued.life.none')}</p>}
      <Timeline
        name={t('issued.life.title')}
        steps={lines.map((line, index) => ({
          label: labelOf(line),
          when: [dates.listed(line.at, index), who('actors', line.by)].join(' · '),
          note: noteOf(line),
          state: 'done',
        }))}
      />
    </Section>
  );
}
