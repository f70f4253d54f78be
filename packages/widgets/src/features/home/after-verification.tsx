/** What opens once the company is verified; shown instead of an empty list of transactions. */
import { Section } from '../../kit/nav/section.tsx';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './home.css.ts';

const services = ['deposit', 'transfer', 'cards'] as const;

export function AfterVerification() {
  const t = useT('home');
  return (
    <div className={look.after}>
      <Section title={t('after.title')}>
        <ul className={look.locked}>
          {services.map((service) => (
            <li key={service} className={look.lockedRow}>
              <b className={look.taskName}>{t(`after.${service}.title`)}</b>
              <span className={look.lockedText}>{t(`after.${service}.text`)}</span>
              <Status tone="stopped" glyph="dotted">
                {t('after.closed')}
              </Status>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
