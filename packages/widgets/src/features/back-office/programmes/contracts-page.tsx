/** /back-office/contracts: contracts of every company, and a new offer (PRG-01). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { cardContract } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import type { Column } from '../../../kit/data/data-table.tsx';
import { columnWidth } from '../../../kit/theme/tokens.css.ts';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { ContractStatus } from '../../../shared/programmes/programme-status.tsx';
import { DeskList } from '../desk-list.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import type { ContractListed } from './programme-cases.ts';

export function DeskContractsPage() {
  const t = useT('back-office');
  const state = useNames('programmes');
  const bank = useBank();
  const links = useLinks();
  const dates = useDates();
  const [isOffering, setOffering] = useState(false);
  const open = ({ company_id, contract }: Pick<ContractListed, 'company_id' | 'contract'>) =>
    links.go('deskContract', { company_id, id: contract.contract_id });
  const columns: readonly Column<ContractListed>[] = [
    { key: 'number', head: t('programmes.contract'), width: columnWidth.number, cell: ({ contract }) => contract.number },
    { key: 'company', head: t('programmes.company'), clip: true, cell: ({ project_name }) => project_name },
    {
      key: 'made',
      head: t('programmes.made'),
      width: columnWidth.day,
      dropAt: 'wide',
      cell: ({ contract }) => dates.date(contract.created_at),
    },
    {
      key: 'price',
      head: t('programmes.price'),
      width: columnWidth.amount,
      dropAt: 'narrow',
      numeric: true,
      cell: ({ contract }) => formatAmount(contract.price_per_card, 'USD'),
    },
    {
      key: 'paid',
      head: t('programmes.paidOf'),
      width: columnWidth.amount,
      dropAt: 'drawer',
      numeric: true,
      cell: ({ contract }) => t('programmes.of', { part: contract.paid_quantity, all: contract.contracted_quantity }),
    },
    {
      key: 'status',
      head: t('programmes.status'),
      width: columnWidth.stage,
      cell: ({ contract }) => <ContractStatus status={contract.status} />,
    },
  ];
  const says = {
    search: t('programmes.search'),
    loading: t('programmes.loading'),
    failed: t('programmes.failed'),
    nothing: t('programmes.nothing'),
  };
  return (
    <>
      <DeskList
        place="deskContracts"
        says={says}
        states={Object.entries(cardContract.states).map(([name, { wire }]) => ({
          value: String(wire),
          label: state('states.cardContract', name),
        }))}
        columns={columns}
        phone={({ contract, project_name }) => ({
          lead: contract.number,
          figure: t('programmes.of', { part: contract.paid_quantity, all: contract.contracted_quantity }),
          detail: project_name,
          status: <ContractStatus status={contract.status} />,
        })}
        rowKey={({ contract }) => contract.contract_id}
        load={({ status: only, ...asked }, signal) =>
          bank.call('/admin/contract/list', { ...asked, ...(only && { status: [only] }) }, { signal })
        }
        onOpen={open}
        actions={
          <Button compact variant="primary" onClick={() => setOffering(true)}>
            {t('programmes.offer.act')}
          </Button>
        }
      />
      {isOffering && <OfferDialog onClose={() => setOffering(false)} />}
    </>
  );
}
