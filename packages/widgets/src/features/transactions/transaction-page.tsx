/** One transaction on a page of its own: on a phone, and behind a link that somebody was sent (TXN-03, UI-05). */
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { ButtonLink, Link } from '../../kit/action/link.tsx';
import { useRefresh } from '../../kit/remote/remote.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { RecordActions } from '../../shared/money/record-actions.tsx';
import { RecordDetails } from '../../shared/money/record-details.tsx';
import { isId, useQuery } from '../../runtime/url.ts';
import { TransactionFiles } from './transaction-files.tsx';
import { TransactionNote } from './transaction-note.tsx';
import * as look from './transactions.css.ts';
import { useTransaction } from './use-transaction.ts';

const names = ['id'] as const;

export function TransactionPage() {
  const t = useT('transactions');
  const [{ id }] = useQuery(names);
  return (
    <div className={look.own}>
      <p className={look.back}>
        <Link plain to="transactions">
          <Icon name="left" /> {t('shell:places.transactions')}
        </Link>
      </p>
      {isId(id) ? <Known id={id} /> : <Unknown />}
    </div>
  );
}

function Known({ id }: { readonly id: string }) {
  const t = useT('transactions');
  const refresh = useRefresh();
  const transaction = useTransaction(id);
  if (transaction.state === 'failed' && transaction.failure.refusal === 'notFound') return <Unknown />;
  return (
    <CallView of={transaction} what={t('panel.loading')} failed={t('panel.failed')}>
      {(data) => (
        <>
          <RecordDetails {...data} heading={1} actions={<RecordActions record={data.record} onChanged={() => refresh(['records'])} />} />
          <TransactionNote id={data.record.id} note={data.note} />
          <TransactionFiles id={data.record.id} files={data.files} />
          <p className={look.number}>
            {t(`options:transactionTypes.${data.record.type}`)} · <span className={mono}>{data.record.number}</span>
          </p>
        </>
      )}
    </CallView>
  );
}

function Unknown() {
  const t = useT('transactions');
  return (
    <>
      <PageHead title={t('shell:places.transaction')} />
      <EmptyState title={t('unknown.title')} actions={<ButtonLink to="transactions">{t('unknown.act')}</ButtonLink>}>
        {t('unknown.text')}
      </EmptyState>
    </>
  );
}
