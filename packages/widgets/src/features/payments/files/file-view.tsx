/** One file: what it comes to, who agrees to it, and each row with the transfer that it became (TRF-30). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { Amount } from '../../../kit/data/amount.tsx';
import { DataTable, type Column } from '../../../kit/data/data-table.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextArea } from '../../../kit/form/fields/text-area-field.tsx';
import { ConfirmDialog, Dialog } from '../../../kit/overlay/dialog.tsx';
import { CallView, FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { columnWidth, importSize } from '../../../kit/theme/tokens.css.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { MoneyStatus } from '../../../shared/money/money-status.tsx';
import { maskedAccount } from '../../../shared/recipients/account-text.ts';
import * as look from '../payments.css.ts';
import { FileStatus } from './file-status.tsx';
import { countOf, sumsOf, type PaymentFile } from './files-list.tsx';

type Answer = OutOf<'/payments/file/get'>;
type FileLine = Answer['rows'][number];
type Decision = InOf<'/payments/file/decide'>;

export function FileView({ id }: { readonly id: string }) {
  const t = useT('payments');
  const bank = useBank();
  const links = useLinks();
  const file = useRemote(['payment-files', id], (signal) => bank.call('/payments/file/get', { id }, { signal }), { keep: true });
  return (
    <CallView of={file} what={t('file.loading')} failed={t('file.failed')}>
      {(answer) => (
        <div className={look.stack}>
          <Head of={answer.file} />
          <DataTable
            name={t('file.rows')}
            columns={columnsOf(t)}
            rows={answer.rows}
            rowKey={({ row }) => String(row)}
            phone={({ payee, amount, currency, row, transaction }) => ({
              lead: payee,
              figure: <Amount amount={amount} currency={currency} size="list" />,
              detail: `${t('file.row')} ${row}${transaction ? ` · ${transaction.number}` : ''}`,
              status: transaction ? <MoneyStatus status={transaction.status} type="transfer" waitsFor={transaction.waits_for} /> : null,
            })}
            onOpen={({ transaction }) => transaction && links.go('transferRecordFiat', { id: transaction.id })}
          />
        </div>
      )}
    </CallView>
  );
}

const columnsOf = (t: T<'payments'>): readonly Column<FileLine>[] => [
  { key: 'row', head: t('file.row'), width: importSize.line, cell: ({ row }) => row },
  { key: 'payee', head: t('column.payee'), clip: true, cell: ({ payee }) => <span title={payee}>{payee}</span> },
  {
    key: 'account',
    head: t('column.account'),
    width: columnWidth.stage,
    dropAt: 'drawer',
    cell: ({ bank_account_number }) => maskedAccount(bank_account_number),
  },
  { key: 'reference', head: t('file.fields.reference'), width: columnWidth.username, dropAt: 'drawer', cell: ({ reference }) => reference },
  {
    key: 'number',
    head: t('file.transfer'),
    width: columnWidth.number,
    dropAt: 'narrow',
    cell: ({ transaction }) => transaction?.number ?? '–',
  },
  {
    key: 'status',
    head: t('column.status'),
    width: columnWidth.status,
    cell: ({ transaction }) =>
      transaction ? <MoneyStatus status={transaction.status} type="transfer" waitsFor={transaction.waits_for} /> : '–',
  },
  {
    key: 'amount',
    head: t('column.amount'),
    width: columnWidth.amount,
    numeric: true,
    cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} size="list" />,
  },
];

function Head({ of }: { readonly of: PaymentFile }) {
  const t = useT('payments');
  const dates = useDates();
  const { file_name, status, totals, made_by, created_at, approvals, reason } = of;
  return (
    <div className={look.narrow}>
      <Facts>
        <Fact label={t('file.column.file')}>{file_name}</Fact>
        <Fact label={t('column.status')}>
          <FileStatus status={status} />
        </Fact>
        <Fact label={t('file.payments', { count: countOf(totals) })}>{sumsOf(totals)}</Fact>
        <Fact label={t('money:fees.total')}>{totals.map(({ fees, currency }) => formatAmount(fees, currency)).join(' + ')}</Fact>
        <Fact label={t('file.column.by')}>
          {made_by} · {dates.dateTime(created_at)}
        </Fact>
        {approvals.needed > 0 && (
          <Fact label={t('file.approvals')}>
            {t('file.approved', { done: approvals.by.length, needed: approvals.needed })} {approvals.by.join(', ')}
          </Fact>
        )}
        {reason && <Fact label={t('file.reason')}>{reason}</Fact>}
      </Facts>
      <Acts of={of} />
    </div>
  );
}

/** The bank says which of them this person has. */
function Acts({ of }: { readonly of: PaymentFile }) {
  const t = useT('payments');
  const bank = useBank();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<Decision['event'] | null>(null);
  const close = () => setAsking(null);
  const { id, version, may, totals } = of;
  const decide = useAction((input: Decision, { key }) => bank.call('/payments/file/decide', input, { key }), {
    says: (_answer, { event }) => t(`file.did.${event}`),
    onDone: () => {
      close();
      refresh();
    },
    onFailed: () => refresh(['payment-files']),
  });
  if (!may.approve && !may.cancel) return null;
  const about = { count: countOf(totals), sums: sumsOf(totals) };
  return (
    <>
      {may.approve && <Note tone="attention" title={t('file.yours')} />}
      <div className={look.acts}>
        {may.approve && (
          <>
            <Button variant="primary" onClick={() => setAsking('approve')}>
              {t('file.approve', about)}
            </Button>
            <Button onClick={() => setAsking('decline')}>{t('file.decline')}</Button>
          </>
        )}
        {may.cancel && (
          <Button variant="dangerQuiet" onClick={() => setAsking('cancel')}>
            {t('file.cancel')}
          </Button>
        )}
      </div>
      {(asking === 'approve' || asking === 'cancel') && (
        <ConfirmDialog
          danger={asking === 'cancel'}
          title={t(`file.sure.${asking}`, about)}
          text={t(`file.then.${asking}`)}
          act={asking === 'approve' ? t('file.approve', about) : t('file.cancel')}
          cancel={t('keep')}
          busy={decide.busy}
          onAct={() => void decide.run({ id, version, event: asking })}
          onClose={close}
        >
          <FailureNote failure={decide.failure} />
        </ConfirmDialog>
      )}
      {asking === 'decline' && <Decline of={of} onSend={decide.send} onClose={close} />}
    </>
  );
}

const schema = () => import('@bankside/core/contract/payments/payment-files.ts').then(({ paymentFiles }) => paymentFiles.decideFile.in);
const field = fieldsOf(schema);
type DeclineProps = { readonly of: PaymentFile; readonly onSend: (input: Decision) => Promise<unknown>; readonly onClose: () => void };

function Decline({ of: { id, version }, onSend, onClose }: DeclineProps) {
  const t = useT('payments');
  return (
    <Dialog form title={t('file.sure.decline')} text={t('file.then.cancel')} onClose={onClose}>
      <Form schema={schema} initial={{ id, version, event: 'decline' }} onSubmit={onSend}>
        <TextArea name={field('reason')} label={t('file.reason')} maxLength={1000} />
        <div>
          <SubmitButton variant="danger">{t('file.decline')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
