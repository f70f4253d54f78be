/** A transaction beside the list (DES-35): Escape closes it, arrows in the list show the next. */
import type { KeyboardEvent } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { useRefresh } from '../../kit/remote/remote.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { RecordActions } from '../../shared/money/record-actions.tsx';
import { inPanel } from '../../shared/money/record-details.css.ts';
import { RecordDetails } from '../../shared/money/record-details.tsx';
import * as look from './transactions.css.ts';
import { useTransaction } from './use-transaction.ts';

export function TransactionPanel({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT('transactions');
  const refresh = useRefresh();
  const transaction = useTransaction(id);
  const record = transaction.state === 'ready' && transaction.data.record.id === id ? transaction.data.record : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside className={look.panel} aria-label={t('panel.name')} onKeyDown={onKeyDown}>
      <header className={look.panelHead}>
        <span>
          {record && (
            <>
              {t(`options:transactionTypes.${record.type}`)} · <span className={mono}>{record.number}</span>
            </>
          )}
        </span>
        <IconButton icon="close" label={t('panel.close')} onClick={onClose} />
      </header>
      <div className={inPanel}>
        <CallView key={id} of={transaction} what={t('panel.loading')} failed={t('panel.failed')}>
          {(data) => <RecordDetails {...data} actions={<RecordActions record={data.record} onChanged={() => refresh(['records'])} />} />}
        </CallView>
      </div>
    </aside>
  );
}
