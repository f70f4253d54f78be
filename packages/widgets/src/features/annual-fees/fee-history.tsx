/** What happened to a fee, and the card's other years. */
import { Link } from '../../kit/action/link.tsx';
import { Timeline, type TimelineStep } from '../../kit/data/timeline.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { muted } from '../../kit/theme/text.css.ts';
import { useLanguage, useNames, useT } from '../../kit/words.tsx';
import { useDates } from '../../shared/dates.ts';
import * as look from './annual-fees.css.ts';
import { PaymentStatus } from './fee-status.tsx';
import { dayText, type FeeDetails } from './fees.ts';

const bad = ['fail', 'failOverdue', 'lapse', 'discontinue'];

export function FeeHistory({ details: { timeline, history, record } }: { readonly details: FeeDetails }) {
  const t = useT('annual-fees');
  const named = useNames('annual-fees');
  const language = useLanguage();
  const dates = useDates();
  const steps = timeline.map(({ at, event, actor, name, note }, index): TimelineStep => {
    const who = name || t(`actors.${actor}`);
    const isMode = event === 'set_mode' && (note === 'auto' || note === 'manual');
    const said = isMode ? t(`options:deductionModes.${note}`) : note;
    return {
      label: named('events', event),
      when: [dates.listed(at, index), actor === 'system' ? '' : who].filter(Boolean).join(' · '),
      ...(said && { note: said }),
      state: record.status === 'pending' && index === timeline.length - 1 ? 'now' : 'done',
      ...(bad.includes(event) && { glyph: 'crossed' as const }),
    };
  });
  return (
    <div className={look.stack}>
      <Section title={t('one.timeline')}>
        <Timeline name={t('one.timeline')} steps={steps} />
      </Section>
      <Section title={t('one.history')}>
        {history.length === 0 ? (
          <p className={muted}>{t('one.noHistory')}</p>
        ) : (
          <ul className={look.years} aria-label={t('one.history')}>
            {history.map((fee) => (
              <li key={fee.id} className={look.year}>
                <Link to="annualFee" params={{ id: fee.id }}>
                  {t('one.year', { day: dayText(fee.due_date, language) })}
                </Link>
                <PaymentStatus status={fee.status} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
