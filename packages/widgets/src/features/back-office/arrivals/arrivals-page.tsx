/** /back-office/chain_arrivals: what was seen on chains for any company, and for none (OFF-18). */
import { arrivalStates } from '@bankside/core/contract/back-office/back-office-chain.ts';
import { assetCodes, networkCodes } from '@bankside/core/rules/money/networks.ts';
import type { Column } from '../../../kit/data/data-table.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useDates } from '../../../shared/dates.ts';
import { networkName, shortAddress } from '../../../shared/money/money-names.ts';
import { DeskList } from '../desk-list.tsx';
import type { ArrivalRow } from './arrival-case.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { ArrivalStatus } from './arrival-status.tsx';

/** The arrival that is opened. */
const names = ['company_id', 'id'] as const;

function useColumns(): readonly Column<ArrivalRow>[] {
  const t = useT('back-office');
  const dates = useDates();
  return [
    {
      key: 'seen',
      head: t('arrivals.seen'),
      width: columnWidth.number,
      dropAt: 'drawer',
      cell: ({ at }) => `${dates.date(at)} ${dates.time(at)}`,
    },
    {
      key: 'company',
      head: t('arrivals.company'),
      clip: true,
      cell: ({ project_name }) => project_name || <span className={faint}>{t('arrivals.nobody')}</span>,
    },
    { key: 'network', head: t('arrivals.network'), width: columnWidth.day, dropAt: 'narrow', cell: ({ network }) => network },
    {
      key: 'address',
      head: t('arrivals.address'),
      width: columnWidth.username,
      dropAt: 'wide',
      cell: ({ address }) => <span className={mono}>{shortAddress(address)}</span>,
    },
    {
      key: 'hash',
      head: t('money:facts.hash'),
      width: columnWidth.username,
      dropAt: 'drawer',
      cell: ({ hash }) => <span className={mono}>{shortAddress(hash)}</span>,
    },
    { key: 'status', head: t('arrivals.status'), width: columnWidth.status, cell: ({ state }) => <ArrivalStatus state={state} /> },
    {
      key: 'amount',
      head: t('arrivals.amount'),
      width: columnWidth.amount,
      numeric: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} size="list" />,
    },
  ];
}

export function DeskArrivalsPage() {
  const t = useT('back-office');
  const bank = useBank();
  const columns = useColumns();
  const [{ company_id, id }, change] = useQuery(names);
  const counted = ({ confirmations, confirmations_needed }: ArrivalRow) =>
    t('money:waiting.confirmations', { done: confirmations, needed: confirmations_needed });
  return (
    <>
      <DeskList
        place="deskArrivals"
        says={{
          search: t('arrivals.search'),
          loading: t('arrivals.loading'),
          failed: t('arrivals.failed'),
          none: t('arrivals.none'),
          nothing: t('arrivals.nothing'),
          tryThis: t('arrivals.tryThis'),
          lead: t('arrivals.lead'),
        }}
        states={arrivalStates.map((value) => ({ value, label: t(`arrivals.states.${value}`) }))}
        more={[
          { name: 'network', label: t('arrivals.network'), choices: networkCodes.map((value) => ({ value, label: networkName(value) })) },
          { name: 'asset', label: t('arrivals.asset'), choices: assetCodes.map((value) => ({ value, label: value })) },
        ]}
        columns={columns}
        phone={(row) => ({
          lead: row.project_name || t('arrivals.nobody'),
          figure: <Amount amount={row.amount} currency={row.currency} size="list" />,
          detail: row.state === 'confirming' ? `${row.network} · ${counted(row)}` : `${row.network} · ${shortAddress(row.hash)}`,
          status: <ArrivalStatus state={row.state} />,
        })}
        rowKey={(row) => row.id}
        load={({ status, network, asset, ...asked }, signal) => {
          const only = {
            status: arrivalStates.find((each) => each === status),
            network: networkCodes.find((each) => each === network),
            asset: assetCodes.find((each) => each === asset),
          };
          return bank.call('/admin/chain/list', { ...asked, ...only }, { signal });
        }}
        onOpen={(row) => change({ company_id: row.company_id, id: row.id })}
      />
      {id !== '' && <ArrivalDialog company_id={company_id} id={id} onClose={() => change({ company_id: '', id: '' })} />}
    </>
  );
}
