/** What happened, and what the bank announces: hangs from the header's bell (PRO-06, PRO-08). */
import { useId, useState } from 'react';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { Tabs } from '../../kit/nav/tabs.tsx';
import { useModal } from '../../kit/overlay/use-modal.ts';
import { useT } from '../../kit/words.tsx';
import { Announcements } from './announcements.tsx';
import { Notifications } from './notifications.tsx';
import * as look from './notices.css.ts';

type NoticesPanelProps = { readonly open: boolean; readonly onClose: () => void };

export function NoticesPanel({ open, onClose }: NoticesPanelProps) {
  return open ? <Panel onClose={onClose} /> : null;
}

function Panel({ onClose }: Pick<NoticesPanelProps, 'onClose'>) {
  const t = useT('notices');
  const id = useId();
  const ref = useModal(onClose);
  const [tab, setTab] = useState<'notifications' | 'announcements'>('notifications');
  const tabs = [
    { key: 'notifications', label: t('notifications') },
    { key: 'announcements', label: t('announcements') },
  ] as const;
  return (
    <dialog
      ref={ref}
      className={look.panel}
      aria-labelledby={id}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={look.inner}>
        <div className={look.head}>
          <h2 id={id}>{t('title')}</h2>
          <IconButton icon="close" label={t('shared:close')} onClick={onClose} />
        </div>
        <Tabs name={t('title')} tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'notifications' ? <Notifications onGo={onClose} /> : <Announcements />}
        </Tabs>
      </div>
    </dialog>
  );
}
