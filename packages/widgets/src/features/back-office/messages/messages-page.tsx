/** What the bank tells its clients: every announcement with its end, and a notice to one company (OFF-14). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { DataTable, TableSkeleton, type Column } from '../../../kit/data/data-table.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { announcementsKey, type Announcement } from './messages-key.ts';
import { NoticeDialog } from './notice-dialog.tsx';

function ShownStatus({ of }: { readonly of: Announcement }) {
  const t = useT('back-office');
  return of.is_shown ? (
    <Status tone="positive" glyph="tick">
      {t('messages.shown')}
    </Status>
  ) : (
    <Status tone="lapsed" glyph="circle">
      {t('messages.ended')}
    </Status>
  );
}

function useColumns(): readonly Column<Announcement>[] {
  const t = useT('back-office');
  const dates = useDates();
  const language = useLanguage();
  const until = (row: Announcement) => (row.until === null ? t('messages.open') : dates.date(row.until));
  return [
    { key: 'title', head: t('messages.columns.title'), clip: true, cell: ({ title }) => title[language] },
    {
      key: 'published',
      head: t('messages.columns.published'),
      width: columnWidth.stage,
      dropAt: 'narrow',
      cell: ({ published_at }) => <span className={faint}>{dates.date(published_at)}</span>,
    },
    { key: 'until', head: t('messages.columns.until'), width: columnWidth.stage, dropAt: 'narrow', cell: until },
    { key: 'status', head: t('messages.columns.status'), width: columnWidth.status, cell: (row) => <ShownStatus of={row} /> },
  ];
}

export function MessagesPage() {
  const t = useT('back-office');
  const bank = useBank();
  const language = useLanguage();
  const [open, setOpen] = useState<'announcement' | 'notice'>();
  const [opened, setOpened] = useState<Announcement>();
  const remote = useRemote(announcementsKey, (signal) => bank.call('/admin/announcement/list', {}, { signal }), { keep: true });
  const columns = useColumns();
  return (
    <>
      <PageHead
        title={t('places.deskMessages')}
        lead={t('messages.lead')}
        actions={
          <>
            <Button onClick={() => setOpen('notice')}>{t('messages.send')}</Button>
            <Button variant="primary" onClick={() => setOpen('announcement')}>
              {t('messages.publish')}
            </Button>
          </>
        }
      />
      <CallView
        of={remote}
        what={t('messages.loading')}
        failed={t('messages.failed')}
        loading={<TableSkeleton columns={columns} rows={4} />}
        empty={<EmptyState title={t('messages.none.title')}>{t('messages.none.text')}</EmptyState>}
      >
        {({ list }) => (
          <DataTable
            name={t('messages.list')}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            onOpen={setOpened}
            phone={(row) => ({ lead: row.title[language], detail: row.body[language], status: <ShownStatus of={row} /> })}
          />
        )}
      </CallView>
      {open === 'announcement' && remote.state === 'ready' && (
        <AnnouncementDialog now={remote.data.now} onClose={() => setOpen(undefined)} />
      )}
      {open === 'notice' && <NoticeDialog onClose={() => setOpen(undefined)} />}
      {opened && <AnnouncementView of={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
