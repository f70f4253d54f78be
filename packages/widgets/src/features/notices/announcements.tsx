/** All that the bank announces, in the chosen language. */
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import * as look from './notices.css.ts';

export function Announcements() {
  const t = useT('notices');
  const bank = useBank();
  const dates = useDates();
  const language = useLanguage();
  const announced = useRemote(['notices', 'announcements', language], (signal) =>
    bank.call('/notice/announcements', {}, { signal, background: true }),
  );
  return (
    <CallView
      of={announced}
      what={t('loading')}
      failed={t('failed')}
      empty={<EmptyState title={t('noneAnnounced.title')}>{t('noneAnnounced.text')}</EmptyState>}
    >
      {({ list }) => (
        <ul>
          {list.map(({ id, title, body, published_at }) => (
            <li key={id} className={look.notice}>
              <div>
                <p className={look.noticeTitle}>{title}</p>
                <p className={look.noticeBody}>{body}</p>
              </div>
              <span className={look.noticeTime}>{dates.date(published_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </CallView>
  );
}
