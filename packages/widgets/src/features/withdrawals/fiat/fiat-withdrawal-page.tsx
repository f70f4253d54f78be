/** fiat_withdrawal (TRF-04): the transfer to a payee at an address of its own; nothing of it is written twice. */
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './fiat.css.ts';
import { PayeeTransfer } from './payee-transfer.tsx';

export function FiatWithdrawalPage() {
  const t = useT('shell');
  return (
    <PayeeTransfer
      choices={(page) => (
        <>
          <PageHead title={t('places.fiatWithdrawal')} />
          <div className={look.tabPage}>{page}</div>
        </>
      )}
    />
  );
}
