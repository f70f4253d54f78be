/** The newest announcement of the bank, below the balance, until it is closed; of several it says which one it is (PRO-07). */
import { useState } from 'react';
import { IconButton } from '../kit/action/icon-button.tsx';
import { Note } from '../kit/feedback/note.tsx';
import { useT } from '../kit/words.tsx';
import { useHost } from '../runtime/host-context.tsx';
import { acts, banner } from './announcement-banner.css.ts';

type Announcement = { readonly id: string; readonly title: string; readonly body: string };
const name = 'announcements_closed';

export function AnnouncementBanner({ announcements }: { /** Newest first. */ readonly announcements: readonly Announcement[] }) {
  const t = useT('notices');
  const { tab } = useHost().storage;
  // in this tab: another day they are shown again, while the bank announces them
  const [closed, setClosed] = useState(() => (tab.get(name) ?? '').split(' ').filter(Boolean));
  const at = announcements.findIndex(({ id }) => !closed.includes(id));
  const newest = announcements[at];
  if (!newest) return null;
  const total = announcements.length;
  const close = () => {
    const next = [...closed, newest.id];
    setClosed(next);
    tab.set(name, next.join(' '));
  };
  return (
    <section className={banner} aria-label={t('banner.name')}>
      <Note
        tone="plain"
        title={newest.title}
        action={
          <span className={acts}>
            {total > 1 && t('banner.nth', { nth: at + 1, total })}
            <IconButton icon="close" label={t('banner.close', { title: newest.title })} onClick={close} />
          </span>
        }
      >
        {newest.body}
      </Note>
    </section>
  );
}
