/** /back-office/issued-cards: every company's cards, found by holder, last four, kit, company or card id (CRD-65). */
import { formatAmount, cardText } from '@bankside/core/i18n/amounts.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import type { Column } from '../../../kit/data/data-table.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { DeskList } from '../desk-list.tsx';
import type { Listed } from './issued-case.ts';
import { IssuedStatus } from './issued-status.tsx';
import * as look from './issued.css.ts';

function State({ row: { card, locked_until } }: { readonly row: Listed }) {
  const t = useT('back-office');
  return (
    <span className={look.state}>
      <IssuedStatus of="card" status={card.status} />
      {locked_until && <span className={look.locked}>{t('issued.locked')}</span>}
    </span>
  );
}

function useColumns(): readonly Column<Listed>[] {
  const t = useT('back-office');
  const dates = useDates();
  return [
    {
      key: 'holder',
      head: t('issued.columns.holder'),
      clip: true,
      cell: ({ card }) => (
        <>
          {card.holder_name} <span className={faint}>{cardText(card.last4)}</span>
        </>
      ),
    },
    { key: 'company', head: t('issued.columns.company'), clip: true, dropAt: 'narrow', cell: ({ project_name }) => project_name },
    {
      key: 'kit',
      head: t('cards:fact.kit'),
      width: columnWidth.stage,
      dropAt: 'wide',
      cell: ({ card }) => <span className={mono}>{card.kit_number}</span>,
    },
    {
      key: 'changed',
      head: t('issued.columns.changed'),
      width: columnWidth.day,
      dropAt: 'narrow',
      cell: ({ card }) => <span className={faint}>{dates.date(card.updated_at)}</span>,
    },
    { key: 'status', head: t('issued.columns.status'), width: columnWidth.stage, cell: (row) => <State row={row} /> },
    {
      key: 'balance',
      head: t('issued.columns.balance'),
      width: columnWidth.amount,
      numeric: true,
      cell: ({ card }) => formatAmount(card.balance, card.currency),
    },
  ];
}

export function IssuedCardsPage() {
  const t = useT('back-office');
  const state = useNames('options');
  const bank = useBank();
  const links = useLinks();
  const columns = useColumns();
  return (
    <DeskList
      place="deskCards"
      says={{
        search: t('issued.search'),
        loading: t('issued.listLoading'),
        failed: t('issued.listFailed'),
        nothing: t('issued.nothing.title'),
        tryThis: t('issued.nothing.text'),
        count: (count) => t('issued.count', { count }),
      }}
      states={Object.entries(lifecycle.states).map(([name, { wire }]) => ({ value: String(wire), label: state('states.card', name) }))}
      columns={columns}
      phone={(row) => ({
        lead: `${row.card.holder_name} ${cardText(row.card.last4)}`,
        figure: formatAmount(row.card.balance, row.card.currency),
        detail: row.project_name,
        status: <State row={row} />,
      })}
      rowKey={({ card }) => card.card_id}
      load={(asked, signal) => bank.call('/admin/cards/list', asked, { signal })}
      onOpen={({ company_id, card }) => links.go('deskIssuedCard', { company_id, id: card.card_id })}
    />
  );
}
