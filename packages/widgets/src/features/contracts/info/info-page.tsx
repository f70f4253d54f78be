/** A contract or an order in full (PRG-11): which of the two, the bank says. */
import { ButtonLink } from '../../../kit/action/link.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { isRefusal } from '../../../kit/remote/failure.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useLive } from '../../../shared/lists/use-live.ts';
import { isId, type ContractData, type Order } from '../use-contracts.ts';
import { ContractInfo } from './contract-info.tsx';
import { OrderInfo } from './order-info.tsx';

type Found = { readonly order: Order } | { readonly contract: ContractData };

function useFound(id: string) {
  const bank = useBank();
  return useLive<Found>(['contracts', 'info', id], { when: isId(id) }, async (how) => {
    try {
      return { order: await bank.call('/contract/order', { order_id: id }, how) };
    } catch (error) {
      if (!isRefusal(error, 'notFound')) throw error;
      return { contract: await bank.call('/contract/getContract', { contract_id: id }, how) };
    }
  });
}

export function InfoPage() {
  const t = useT('contracts');
  const [{ id }] = useQuery(['id']);
  const found = useFound(id);
  if (!isId(id) || (found.state === 'failed' && found.failure.refusal === 'notFound')) return <Missing />;
  return (
    <CallView of={found} what={t('info.loading')} failed={t('info.failed')}>
      {(data) => ('order' in data ? <OrderInfo key={id} order={data.order} /> : <ContractInfo key={id} data={data.contract} />)}
    </CallView>
  );
}

export function Missing() {
  const t = useT('contracts');
  return (
    <>
      <PageHead title={t('info.title')} ruled />
      <EmptyState title={t('missing.title')} actions={<ButtonLink to="contractOrders">{t('missing.back')}</ButtonLink>}>
        {t('missing.text')}
      </EmptyState>
    </>
  );
}
