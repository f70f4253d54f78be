/** /back-office/orders: orders of every company, what waits for a decision first (PRG-08). */
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import type { Column } from '../../../kit/data/data-table.tsx';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { OrderStatus } from '../../../shared/programmes/programme-status.tsx';
import { DeskList } from '../desk-list.tsx';
import type { OrderListed } from './programme-cases.ts';

export function DeskOrdersPage() {
  const t = useT('back-office');
  const state = useNames('programmes');
  const bank = useBank();
  const links = useLinks();
  const dates = useDates();
  const status = ({ order }: OrderListed) => <OrderStatus status={order.status} decided_by={order.decided_by} />;
  const columns: readonly Column<OrderListed>[] = [
    { key: 'number', head: t('programmes.order'), width: columnWidth.number, cell: ({ order }) => order.number },
    { key: 'company', head: t('programmes.company'), clip: true, cell: ({ project_name }) => project_name },
    { key: 'date', head: t('programmes.made'), width: columnWidth.day, dropAt: 'narrow', cell: ({ order }) => dates.date(order.date) },
    { key: 'quantity', head: t('programmes.offer.quantity'), width: columnWidth.brief, numeric: true, cell: ({ order }) => order.quantity },
    {
      key: 'delivered',
      head: t('programmes.delivered'),
      width: columnWidth.brief,
      dropAt: 'drawer',
      numeric: true,
      cell: ({ order }) => order.delivered,
    },
    {
      key: 'allocated',
      head: t('programmes.allocated'),
      width: columnWidth.brief,
      dropAt: 'drawer',
      numeric: true,
      cell: ({ order }) => order.allocated,
    },
    { key: 'status', head: t('programmes.status'), width: columnWidth.stage, cell: status },
  ];
  const says = {
    search: t('programmes.search'),
    loading: t('programmes.loading'),
    failed: t('programmes.failed'),
    nothing: t('programmes.nothing'),
  };
  return (
    <DeskList
      place="deskOrders"
      says={says}
      states={Object.entries(contractOrder.states).map(([name, { wire }]) => ({
        value: String(wire),
        label: state('states.contractOrder', name),
      }))}
      columns={columns}
      phone={(row) => ({
        lead: row.order.number,
        figure: t('programmes:cards', { count: row.order.quantity }),
        detail: row.project_name,
        status: status(row),
      })}
      rowKey={({ order }) => order.id}
      load={({ status: only, ...asked }, signal) =>
        bank.call('/admin/order/list', { ...asked, ...(only && { status: [only] }) }, { signal })
      }
      onOpen={({ company_id, order }) => links.go('deskOrder', { company_id, id: order.id })}
    />
  );
}
