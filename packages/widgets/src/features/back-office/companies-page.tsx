/** Every company of the bank, with the state of its documents and its KYC; a row opens the documents that wait, else its KYC. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { useState } from 'react';
import { documentsNotRequired } from '@bankside/core/rules/access/company-status.ts';
import { Button } from '../../kit/action/button.tsx';
import type { Column } from '../../kit/data/data-table.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useRemote } from '../../kit/remote/remote.ts';
import { faint, mono } from '../../kit/theme/text.css.ts';
import { columnWidth } from '../../kit/theme/tokens.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { PagedList, usePagedQuery } from '../../shared/lists/paged-list.tsx';
import { SearchBox } from '../../shared/lists/search-box.tsx';
import { OpenClientDialog } from './companies/open-client-dialog.tsx';
import { PendingClients } from './companies/pending-clients.tsx';
import { ApprovalStatus, DocumentsStatus, KycStatus } from './company-status.tsx';
import * as look from './queue/queue.css.ts';

type Companies = OutOf<'/admin/companies'>;
type Company = Companies['list'][number];
const names = ['company'] as const;
const pageSize = 20;

function useColumns(): readonly Column<Company>[] {
  const t = useT('back-office');
  const dates = useDates();
  return [
    { key: 'company', head: t('companies.columns.company'), clip: true, cell: ({ project_name }) => project_name },
    {
      key: 'account',
      head: t('companies.columns.account'),
      width: columnWidth.stage,
      dropAt: 'narrow',
      cell: ({ account_number }) => <span className={mono}>{account_number}</span>,
    },
    { key: 'owner', head: t('companies.columns.owner'), width: columnWidth.email, dropAt: 'wide', cell: ({ owner_email }) => owner_email },
    {
      key: 'opened',
      head: t('companies.columns.opened'),
      width: columnWidth.day,
      dropAt: 'narrow',
      cell: ({ created_at }) => <span className={faint}>{dates.date(created_at)}</span>,
    },
    {
      key: 'documents',
      head: t('companies.columns.documents'),
      width: columnWidth.status,
      cell: ({ approve_status, document_status }) =>
        approve_status === documentsNotRequired ? <ApprovalStatus wire={approve_status} /> : <DocumentsStatus wire={document_status} />,
    },
    { key: 'kyc', head: t('companies.columns.kyc'), width: columnWidth.status, cell: ({ kyc_status }) => <KycStatus wire={kyc_status} /> },
  ];
}

export function CompaniesPage() {
  const t = useT('back-office');
  const bank = useBank();
  const links = useLinks();
  const paged = usePagedQuery(names);
  const { company } = paged.query;
  const asked = { page: paged.page, page_size: pageSize, ...(company && { keyword: company.slice(0, 100) }) };
  const remote = useRemote<Companies>(['desk-companies', asked], (signal) => bank.call('/admin/companies', asked, { signal }), {
    keep: true,
  });
  const columns = useColumns();
  const [count, setCount] = useState(0);
  const [isOpening, setOpening] = useState(false);
  if (remote.state === 'ready' && remote.data.total !== count) setCount(remote.data.total);
  return (
    <>
      <PageHead
        title={t('places.deskCompanies')}
        lead={count > 0 ? t('companies.count', { count }) : undefined}
        actions={
          <Button variant="primary" onClick={() => setOpening(true)}>
            {t('companies.open.act')}
          </Button>
        }
      />
      <PendingClients />
      <div className={look.search} role="search">
        <SearchBox label={t('companies.search')} value={company} onSearch={(text) => paged.narrow({ company: text })} />
      </div>
      <PagedList
        of={remote}
        paged={paged}
        pageSize={pageSize}
        rows={10}
        what={t('companies.loading')}
        failed={t('companies.failed')}
        empty={<EmptyState title={t('companies.nothing.title')}>{t('companies.nothing.text')}</EmptyState>}
        name={t('places.deskCompanies')}
        columns={columns}
        rowKey={({ company_id }) => company_id}
        phone={(row) => ({ lead: row.project_name, figure: <KycStatus wire={row.kyc_status} />, detail: row.owner_email })}
        onOpen={({ company_id, document_status }) =>
          links.go(stateOf(documents, document_status) === 'pending' ? 'deskDocuments' : 'deskKyc', { company_id })
        }
      />
      {isOpening && <OpenClientDialog onClose={() => setOpening(false)} />}
    </>
  );
}
