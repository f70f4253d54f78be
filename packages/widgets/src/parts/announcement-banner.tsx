/** The newest announcement of the bank, above the dashboard, until it is closed (PRO-07). */
import { useState } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { Note } from '../kit/note.tsx';
import { useT } from '../kit/words.tsx';
import { banner } from './announcement-banner.css.ts';

type Announcement = { readonly id: string; readonly title: string; readonly body: string };
const key = 'announcements_closed';

/** Closed in this tab: another day they stand there again, as long as the bank announces them. */
function closedBefore(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function AnnouncementBanner({ announcements }: { /** Newest first. */ readonly announcements: readonly Announcement[] }) {
  const t = useT('notices');
  const [closed, setClosed] = useState(closedBefore);
  const newest = announcements.find(({ id }) => !closed.includes(id));
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
    <section className={banner} aria-label={t('banner.name')}>
      <Note
        tone="plain"
        title={newest.title}
        action={<IconButton icon="close" label={t('banner.close', { title: newest.title })} onClick={close} />}
      >
        {newest.body}
      </Note>
    </section>
  );
}
