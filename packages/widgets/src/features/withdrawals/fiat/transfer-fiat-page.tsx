/** transfer_p_fiat (TRF-02): whom to pay and how much; another account of this bank and the transfers that were made by `to`. */
import { useEffect } from 'react';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useT } from '../../../kit/words.tsx';
import type { FixedFilter } from '../../../shared/money/book/book-rows.ts';
import { RecordBook } from '../../../shared/money/record-book.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { AccountTransfer } from './account-transfer.tsx';
import { PayeeTransfer } from './payee-transfer.tsx';

export function TransferFiatPage() {
  const [{ to }] = useQuery(['to']);
  if (to === 'account') return <AccountTransfer />;
  if (to === 'past') return <PastTransfers />;
  return to === 'currency' ? <ToExchange /> : <PayeeTransfer />;
}

/** A link from when the exchange was a tab of this page. */
function ToExchange() {
  const links = useLinks();
  const [, change] = useQuery(['to']);
  useEffect(() => {
    change({ to: '' }); // Back leads to the question
    links.go('fx');
  }, [links, change]);
  return null;
}

const calls = { list: '/withdraw/crypto/record', download: '/withdraw/crypto/download' } as const;
/** Also exchanges into an asset: all but wallet transfers, which have a list of their own. */
const ways = ['payee', 'account', 'currency'] as const;
const fixed: FixedFilter = { transfer_type: [...ways] };
const types = ['transfer', 'exchange'] as const;

function PastTransfers() {
  const t = useT('withdrawals');
  const links = useLinks();
  return (
    <RecordBook
      title={t('who.past')}
      crumbs={[{ label: t('steps.transfer'), to: 'transferFiat' }, { label: t('who.past') }]}
      calls={calls}
      types={types}
      ways={ways.map((value) => ({ value, label: t(`who.ways.${value}`) }))}
      fixed={fixed}
      byKind
      prefix="past_"
      onOpen={({ id }) => links.go('transferRecordFiat', { id })}
    />
  );
}
