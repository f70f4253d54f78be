/** What waits for this person, with a link where its page is built. The banner above speaks of verification. */
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { policy } from '@bankside/core/rules/policy.ts';
import { Link } from '../../kit/link.tsx';
import { Status } from '../../kit/status.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './home.css.ts';
import type { Home } from './home-page.tsx';

type Kind = Home['todo'][number]['kind'];
const pages: Partial<Record<Kind, BuiltPlace>> = { documents: 'upload', prefix: 'profile' };

export function NeedsYou({ todo }: { readonly todo: Home['todo'] }) {
  const t = useT('home');
  const rows = todo.flatMap(({ kind }) => (pages[kind] ? [{ kind, to: pages[kind] }] : []));
  if (rows.length === 0) return null;
  return (
    <section className={look.needs} aria-labelledby="needs-you">
      <h2 id="needs-you" className={look.needsTitle}>
        {t('needs.title')}
      </h2>
      <ul className={look.tasks}>
        {rows.map(({ kind, to }) => (
          <li key={kind} className={look.task}>
            <Status tone="attention" glyph="circle">
              {''}
            </Status>
            <span className={look.taskText}>
              <b className={look.taskName}>{t(`needs.${kind}.title`)}</b>{' '}
              <span className={look.taskNote}>{t(`needs.${kind}.text`, { days: policy.leadTimes.reviewDays })}</span>
            </span>
            <span className={look.taskAct}>
              <Link to={to}>{t(`needs.${kind}.act`)}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
