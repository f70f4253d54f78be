/** Notifications by day, unread ones marked; each, or all, can be marked as read. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { hidden } from '../../kit/theme/text.css.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useUpdateUser } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import { byDay } from './by-day.ts';
import { NoticeLink } from './notice-link.tsx';
import * as look from './notices.css.ts';

type Page = OutOf<'/notice/list'>;
type Notification = Page['list'][number];
const pageSize = 30;

type Going = { /** A link was followed: the panel is in the way. */ readonly onGo: () => void };

export function Notifications({ onGo }: Going) {
  const t = useT('notices');
  const bank = useBank();
  const language = useLanguage();
  const first = useRemote(['notices', 'list', language], (signal) =>
    bank.call('/notice/list', { page_size: pageSize }, { signal, background: true }),
  );
  return (
    <CallView of={first} what={t('loading')} failed={t('failed')} empty={<EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>}>
      {(page) => <List first={page} onGo={onGo} />}
    </CallView>
  );
}

function List({ first, onGo }: Going & { readonly first: Page }) {
  const t = useT('notices');
  const bank = useBank();
  const updateUser = useUpdateUser();
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [seen, setSeen] = useState<'all' | readonly string[]>([]);
  const pages = [first, ...older];
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const isRead = ({ id, read }: Notification) => read || seen === 'all' || seen.includes(id);
  const rows = pages.flatMap((page) => page.list).map((row) => ({ ...row, read: isRead(row) }));
  const mark = useAction((ids: readonly string[] | null, { key }) => bank.call('/notice/read', ids ? { ids: [...ids] } : {}, { key }), {
    refreshes: [['notices', 'list']],
    onDone: ({ unread }, ids) => {
      setSeen((before) => (ids === null || before === 'all' ? 'all' : [...before, ...ids]));
      updateUser({ unread }); // the bell shows the same number
    },
  });
  const more = useAction(() => bank.call('/notice/list', { page_size: pageSize, ...(cursor === null ? {} : { cursor }) }), {
    onDone: (page) => setOlder((before) => [...before, page]),
  });
  const unread = first.unread > 0 && rows.some((row) => !row.read);
  return (
    <>
      <div className={look.bar}>
        <span role="status">{unread ? t('unread', { unread: first.unread }) : t('allRead')}</span>
        {unread && (
          <Button compact variant="quiet" busy={mark.busy} onClick={() => void mark.run(null)}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <FailureNote failure={mark.failure ?? more.failure} />
      <Days rows={rows} onGo={onGo} onRead={(id) => void mark.run([id])} />
      {cursor !== null && (
        <Button wide busy={more.busy} onClick={() => void more.run(null)}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

type DaysProps = Going & { readonly rows: readonly Notification[]; readonly onRead: (id: string) => void };

function Days({ rows, onGo, onRead }: DaysProps) {
  const t = useT('notices');
  const language = useLanguage();
  const dates = useDates();
  const [now] = useState(() => new Date());
  const heading = { today: t('today'), yesterday: t('yesterday') };
  return byDay(rows, (row) => dates.day(row.created_at), dates.day(now)).map(({ day, name, rows: ofDay }) => (
    <section key={day} className={look.day}>
      <h3 className={look.dayName}>{name ? heading[name] : formatDay(day, language)}</h3>
      <ul>
        {ofDay.map((row) => (
          <li key={row.id} className={row.read ? look.notice : `${look.notice} ${look.unread}`}>
            <div>
              <p className={look.noticeTitle}>
                {!row.read && <span className={hidden}>{t('new')} </span>}
                {row.title}
              </p>
              <p className={look.noticeBody}>{row.body}</p>
              <NoticeLink of={row} onGo={onGo} />
            </div>
            <span className={look.noticeTime}>{dates.time(row.created_at)}</span>
            {!row.read && <IconButton icon="check" label={t('markReadOf', { title: row.title })} onClick={() => onRead(row.id)} />}
          </li>
        ))}
      </ul>
    </section>
  ));
}
