/** /back-office/audit_trail: who did what in which company, by people, kind and days, and the same as a file (OFF-17). */
import { trailKinds } from '@bankside/core/contract/back-office/back-office-trail.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { saveFile } from '../../../kit/action/save-file.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Chips } from '../../../kit/data/chip.tsx';
import type { Column } from '../../../kit/data/data-table.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { FilterChip } from '../../../shared/lists/filter-chip.tsx';
import { PagedList, usePagedQuery } from '../../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../../shared/lists/search-box.tsx';
import { DateChip } from '../../../shared/money/book/date-chip.tsx';
import * as look from './overview.css.ts';
import { TrailDialog, useActName, type TrailLine } from './trail-dialog.tsx';

const names = ['company', 'person', 'kind', 'from', 'to'] as const;
const none = { company: '', person: '', kind: '', from: '', to: '' } as const;
const pageSize = 50;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function useFilter() {
  const paged = usePagedQuery(names);
  const { company, person, from, to } = paged.query;
  const kind = trailKinds.find((each) => each === paged.query.kind);
  const filter = {
    ...(company && { company: company.slice(0, 100) }),
    ...(person && { person: person.slice(0, 100) }),
    ...(kind && { kind }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
  return { paged, filter, isFiltered: Object.keys(filter).length > 0 };
}

export function DeskTrailPage() {
  const t = useT('back-office');
  const bank = useBank();
  const { paged, filter, isFiltered } = useFilter();
  const [opened, setOpened] = useState<TrailLine | null>(null);
  const asked = { ...filter, page: paged.page, page_size: pageSize };
  const remote = useRemote(['desk-trail', asked], (signal) => bank.call('/admin/audit/list', asked, { signal }), { keep: true });
  const save = useAction((input: typeof filter, { key }) => bank.download('/admin/audit/download', input, { key }), {
    onDone: ({ blob, name }) => saveFile(blob, name),
  });
  const clear = isFiltered && <TextButton onClick={() => paged.narrow(none)}>{t('list.clear')}</TextButton>;
  const columns = useColumns();
  const dates = useDates();
  const actName = useActName();
  return (
    <>
      <PageHead
        title={t('places.deskTrail')}
        lead={t('trail.lead')}
        actions={
          <Button compact icon="download" busy={save.busy} onClick={() => void save.run(filter)}>
            {t('trail.export')}
          </Button>
        }
      />
      <FailureNote failure={save.failure} />
      <div className={look.filters}>
        <SearchBox label={t('trail.company')} value={paged.query.company} onSearch={(company) => paged.narrow({ company })} />
        <SearchBox label={t('trail.person')} value={paged.query.person} onSearch={(person) => paged.narrow({ person })} />
        <Chips name={t('list.filters')}>
          <FilterChip
            label={t('trail.kind')}
            value={filter.kind ?? ''}
            choices={trailKinds.map((value) => ({ value, label: value === 'bank' ? t('trail.bankWork') : t(`activity:kinds.${value}`) }))}
            onChange={(kind) => paged.narrow({ kind })}
          />
          <DateChip from={filter.from ?? ''} to={filter.to ?? ''} onChange={(span) => paged.narrow(span)} />
          {clear}
        </Chips>
      </div>
      <PagedList
        of={remote}
        paged={paged}
        pageSize={pageSize}
        rows={12}
        what={t('trail.loading')}
        failed={t('trail.failed')}
        empty={
          <EmptyState title={t('trail.nothing')} actions={clear || undefined}>
            {t('trail.tryThis')}
          </EmptyState>
        }
        name={t('places.deskTrail')}
        columns={columns}
        rowKey={({ id }) => id}
        phone={(row) => ({
          lead: actName(row),
          detail: [row.by || t('trail.itself'), row.project_name].join(' · '),
          figure: <span className={faint}>{dates.date(row.at)}</span>,
        })}
        onOpen={setOpened}
      />
      {opened && <TrailDialog line={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function useColumns(): readonly Column<TrailLine>[] {
  const t = useT('back-office');
  const dates = useDates();
  const actName = useActName();
  return [
    { key: 'at', head: t('trail.at'), width: columnWidth.number, cell: ({ at }) => `${dates.date(at)} ${dates.time(at)}` },
    {
      key: 'by',
      head: t('trail.by'),
      width: columnWidth.stage,
      cell: ({ by }) => by || <span className={faint}>{t('trail.itself')}</span>,
    },
    { key: 'act', head: t('trail.act'), clip: true, cell: actName },
    { key: 'company', head: t('trail.companyHead'), width: columnWidth.email, dropAt: 'narrow', cell: ({ project_name }) => project_name },
    {
      key: 'result',
      head: t('trail.result'),
      width: columnWidth.day,
      dropAt: 'drawer',
      cell: ({ refusal }) => t(refusal ? 'activity:refused' : 'activity:done'),
    },
  ];
}
