import { Status } from '../../../kit/data/status.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import * as look from '../developers.css.ts';
import type { PartnerPages } from '../use-developers.ts';

type Props = {
  readonly of: PartnerPages['sessions'][number];
  readonly title: string;
  /** What to do about it. */
  readonly advice?: string;
  readonly isFault?: boolean;
};

/** One thing with its counts, the key or link that it is about, and what to do. */
export function CountRow({ of: { of, name, last4, what, today, week, month, last_at }, title, advice, isFault = false }: Props) {
  const t = useT('developers');
  const dates = useDates();
  const about = of === 'link' ? t('pages.link', { name }) : t('pages.key', { name, last4 });
  return (
    <li className={look.entry}>
      <div className={look.facts}>
        <h3 className={look.name}>
          {isFault ? (
            <Status tone="negative" glyph="alert">
              {title}
            </Status>
          ) : (
            title
          )}
        </h3>
        {isFault && <span className={`${mono} ${look.address}`}>{what || t('pages.others')}</span>}
        <span className={look.said}>{about}</span>
        {advice && (
          <span className={look.said}>
            <b>{t('pages.do')}</b> {advice}
          </span>
        )}
      </div>
      <div className={look.facts}>
        <span>{t('pages.counts', { today, week, month })}</span>
        <span className={look.said}>{t('pages.last', { date: dates.dateTime(last_at) })}</span>
      </div>
    </li>
  );
}
