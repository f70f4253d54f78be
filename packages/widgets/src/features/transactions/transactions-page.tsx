/** Every movement, fiat and digital; details beside the list where there is room, on a page of their own where there is none (TXN-02). */
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { useEffect } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { media } from '../../kit/theme/tokens.css.ts';
import { useMedia } from '../../kit/theme/use-media.ts';
import { useT } from '../../kit/words.tsx';
import { CardChip } from '../../shared/lists/card-chip.tsx';
import { backToRow, Beside } from '../../shared/lists/beside.tsx';
import { RecordBook } from '../../shared/money/record-book.tsx';
import { StatementDialog } from '../../shared/money/statement-dialog.tsx';
import { useQuery } from '../../runtime/url.ts';
import { useSession } from '../../runtime/user.ts';
import { NoTransactions } from './no-transactions.tsx';
import { TransactionPanel } from './transaction-panel.tsx';

const calls = { list: '/transaction/record', download: '/transaction/download', totals: '/transaction/totals' } as const;
/** `statements` opens the chooser: the way back from a statement. */
const names = ['id', 'statements'] as const;

export function TransactionsPage() {
  const t = useT('shell');
  const links = useLinks();
  const seesCards = may(useSession(), '4');
  const isWide = !useMedia(media.panelBelow);
  const [{ id, statements }, change] = useQuery(names);
  useEffect(() => {
    if (!id || isWide) return;
    change({ id: '' });
    links.go('transaction', { id });
  }, [id, isWide, change, links]);
  const open = (row: MoneyRow) => (isWide ? change({ id: row.id }) : links.go('transaction', { id: row.id }));
  const close = () => {
    change({ id: '' });
    backToRow(id);
  };
  const isBeside = id !== '' && isWide;
  return (
    <Beside
      list={
        <RecordBook
          title={t('places.transactions')}
          calls={calls}
          onOpen={open}
          selected={isBeside ? id : undefined}
          onClose={close}
          actions={<Statements isOpen={statements !== ''} onOpen={(is) => change({ statements: is ? '1' : '' })} />}
          empty={<NoTransactions />}
          byKind
          {...(seesCards && { CardChip })}
        />
      }
      panel={isBeside && <TransactionPanel id={id} onClose={close} />}
    />
  );
}

function Statements({ isOpen, onOpen }: { readonly isOpen: boolean; readonly onOpen: (is: boolean) => void }) {
  const t = useT('transactions');
  return (
    <>
      <Button compact onClick={() => onOpen(true)}>
        {t('shell:statements')}
      </Button>
      {isOpen && <StatementDialog onClose={() => onOpen(false)} />}
    </>
  );
}
