/** Large amounts, quoted by a person at the bank: the request, and those that are open (TRF-22). */
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { useT } from '../../../kit/words.tsx';
import type { FixedFilter } from '../../../shared/money/book/book-rows.ts';
import { RecordBook } from '../../../shared/money/record-book.tsx';
import { Exchange } from './exchange.tsx';
import * as look from './exchange.css.ts';

const calls = { list: '/withdraw/crypto/record', download: '/withdraw/crypto/download' } as const;
const types = ['exchange'] as const;
/** Other exchanges are booked at once, so what is open is a request. */
const open: FixedFilter = { transfer_type: ['currency'], status: ['pending_approval', 'admin_review', 'processing'] };

export function OtcPage() {
  const t = useT('withdrawals');
  const links = useLinks();
  return (
    <>
      <Exchange kind="otc" />
      <div className={look.requests}>
        <RecordBook
          title={t('exchange.requests.title')}
          level="section"
          calls={calls}
          types={types}
          fixed={open}
          prefix="req_"
          onOpen={({ id }) => links.go('transferRecordFiat', { id })}
          empty={t('exchange.requests.none')}
        />
      </div>
    </>
  );
}
