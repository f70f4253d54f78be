/** A transaction beside the list (DES-35): Escape closes it, arrows in the list show the next. */
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRefresh } from '../../kit/remote/remote.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { SidePanel } from '../../shared/lists/beside.tsx';
import { RecordActions } from '../../shared/money/record-actions.tsx';
import { RecordDetails } from '../../shared/money/record-details.tsx';
import { TransactionFiles } from './transaction-files.tsx';
import { TransactionNote } from './transaction-note.tsx';
import { useTransaction } from './use-transaction.ts';

export function TransactionPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('transactions');
  const refresh = useRefresh();
  const transaction = useTransaction(id);
  const record = transaction.state === 'ready' && transaction.data.record.id === id ? transaction.data.record : undefined;
  const head = record && (
    <>
      {t(`options:transactionTypes.${record.type}`)} · <span className={mono}>{record.number}</span>
    </>
  );
  return (
    <SidePanel name={t('panel.name')} close={t('panel.close')} head={head} onClose={onClose}>
      <CallView key={id} of={transaction} what={t('panel.loading')} failed={t('panel.failed')}>
        {(data) => (
          <>
            <RecordDetails {...data} actions={<RecordActions record={data.record} onChanged={() => refresh(['records'])} />} />
            <TransactionNote id={data.record.id} note={data.note} />
            <TransactionFiles id={data.record.id} files={data.files} />
          </>
        )}
      </CallView>
    </SidePanel>
  );
}
