/** The newest announcement of the bank, above the dashboard, until it is closed (PRO-07). */
import { useState } from 'react';
import { IconButton } from '../kit/action/icon-button.tsx';
import { Note } from '../kit/feedback/note.tsx';
import { useT } from '../kit/words.tsx';
import { useHost } from '../runtime/host-context.tsx';
import { banner } from './announcement-banner.css.ts';

type Announcement = { readonly id: string; readonly title: string; readonly body: string };
const name = 'announcements_closed';

export function AnnouncementBanner({ announcements }: { /** Newest first. */ readonly announcements: readonly Announcement[] }) {
  const t = useT('notices');
  const { tab } = useHost().storage;
  // in this tab: another day they are shown again, while the bank announces them
  const [closed, setClosed] = useState(() => (tab.get(name) ?? '').split(' ').filter(Boolean));
  const newest = announcements.find(({ id }) => !closed.includes(id));
  if (!newest) return null;
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
        action={<IconButton icon="close" label={t('banner.close', { title: newest.title })} onClick={close} />}
      >
        {newest.body}
      </Note>
    </section>
  );
}
