/** The newest announcement of the bank, above the dashboard, until it is closed (G-054). */
import { useState } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { Note } from '../../kit/note.tsx';
import { useRemote } from '../../kit/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../parts/bank.tsx';
import * as look from './notices.css.ts';

const key = 'announcements_closed';

/** Closed in this tab: another day they stand there again, as long as the bank announces them. */
function closedBefore(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function AnnouncementBanner() {
  const t = useT('notices');
  const bank = useBank();
  const language = useLanguage();
  const [closed, setClosed] = useState(closedBefore);
  const announced = useRemote(['notices', 'announcements', language], (signal) => bank.call('/notice/announcements', {}, { signal, background: true }));
  const newest = announced.state === 'ready' ? announced.data.list.find(({ id }) => !closed.includes(id)) : undefined;
  if (!newest) return null;
  const close = () => {
    const next = [...closed, newest.id];
    setClosed(next);
    try {
      sessionStorage.setItem(key, next.join(' '));
    } catch {
      // closed as long as the page stays
    }
  };
  return (
    <section className={look.banner} aria-label={t('banner.name')}>
      <Note tone="plain" title={newest.title} action={<IconButton icon="close" label={t('banner.close', { title: newest.title })} onClick={close} />}>{newest.body}</Note>
    </section>
  );
}
