/** The dry run on the screen: rows with their faults, the totals by currency, and the way to order all of them as one. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Chips, ToggleChip } from '../../../kit/data/chip.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useStepUp } from '../../../shared/proof/use-step-up.tsx';
import * as look from '../payments.css.ts';
import { edited, isFault, outcomeOf, paymentRow, type Check, type Row } from './file-rows.ts';
import { sumsOf } from './files-list.tsx';
import { PaymentRows } from './payment-rows.tsx';

type Props = {
  readonly given: { readonly name: string; readonly rows: readonly Row[] };
  readonly onAnother: () => void;
  readonly onOrdered: (id: string) => void;
};
const nobody: Check = { results: [], totals: [], approvers: 0 };

export function RowsStep({ given, onAnother, onOrdered }: Props) {
  const t = useT('payments');
  const bank = useBank();
  const [rows, setRows] = useState(given.rows);
  const [onlyFaults, setOnlyFaults] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const sent = useMemo(() => rows.map(paymentRow), [rows]);
  const check = useRemote(['payment-check', sent], (signal) => bank.call('/payments/file/check', { rows: sent }, { signal }), {
    keep: true,
  });
  const known = check.state === 'ready' ? check.data : nobody;
  const results = useMemo(() => new Map(known.results.map((result) => [result.row, result])), [known]);
  const faults = rows.filter((row) => isFault(outcomeOf(row, results)));
  const isShort = known.totals.some(({ missing }) => /[1-9]/.test(missing));
  const edit = useCallback((line: number, field: keyof Row['cells'], text: string) => setRows((all) => edited(all, line, field, text)), []);
  const shown = onlyFaults ? rows.filter((row) => row.edits > 0 || isFault(outcomeOf(row, results))) : rows;
  const isReady = check.state === 'ready' && faults.length === 0 && !isShort && rows.length > 0;
  return (
    <div className={look.stack}>
      {check.state === 'failed' && <FailureNote failure={check.failure} title={t('file.notChecked')} />}
      <Totals of={known} />
      <Chips name={t('file.rows')}>
        <ToggleChip on={!onlyFaults} onChange={() => setOnlyFaults(false)}>
          {t('file.all', { count: rows.length })}
        </ToggleChip>
        <ToggleChip on={onlyFaults} onChange={setOnlyFaults}>
          {t('file.faults', { count: faults.length })}
        </ToggleChip>
      </Chips>
      {shown.length === 0 ? (
        <p className={look.faint}>{t('file.noFaults')}</p>
      ) : (
        <PaymentRows rows={shown} results={results} onEdit={edit} />
      )}
      <div className={look.foot}>
        <Button variant="primary" disabled={!isReady} onClick={() => setAsking(true)}>
          {t('file.order', { count: rows.length })}
        </Button>
        <Button onClick={onAnother}>{t('file.another')}</Button>
        <span className={look.faint}>
          {faults.length > 0 ? t('file.repair', { count: faults.length }) : t('file.nothing')}{' '}
          <Link to="newPayee">{t('form.newPayee')}</Link>
        </span>
      </div>
      {isAsking && <Confirm name={given.name} rows={sent} of={known} onClose={() => setAsking(false)} onOrdered={onOrdered} />}
    </div>
  );
}

/** What the good rows come to, with fees, and what is missing. */
function Totals({ of: { totals } }: { readonly of: Check }) {
  const t = useT('payments');
  if (totals.length === 0) return null;
  return (
    <div className={look.totals}>
      {totals.map(({ currency, count, amount, fees, total, available, missing }) => (
        <div key={currency}>
          <Facts kind="totals">
            <Fact label={t('file.payments', { count })}>{formatAmount(amount, currency)}</Fact>
            <Fact label={t('money:fees.total')}>{formatAmount(fees, currency)}</Fact>
            <Fact sum label={t('file.leaves', { available: formatAmount(available, currency) })}>
              {formatAmount(total, currency)}
            </Fact>
          </Facts>
          {/[1-9]/.test(missing) && (
            <Note tone="negative" live="status" title={t('file.short', { missing: formatAmount(missing, currency) })}>
              {t('file.shortText')}
            </Note>
          )}
        </div>
      ))}
    </div>
  );
}

type ConfirmProps = {
  readonly name: string;
  readonly rows: readonly ReturnType<typeof paymentRow>[];
  readonly of: Check;
  readonly onClose: () => void;
  readonly onOrdered: (id: string) => void;
};

/** Asked once more with the sums, then proven; whatever becomes of the answer, it is ordered once. */
function Confirm({ name, rows, of: { totals, approvers }, onClose, onOrdered }: ConfirmProps) {
  const t = useT('payments');
  const bank = useBank();
  const refresh = useRefresh();
  const { proving, dialog } = useStepUp();
  const input = { file_name: name, rows: [...rows] };
  const order = useAction(
    (asked: typeof input, { key }) => proving((given) => bank.call('/payments/file/order', { ...asked, ...given }, { key })),
    {
      says: t(approvers > 0 ? 'file.waits' : 'file.ordered', { count: rows.length }),
      onDone: ({ id }) => {
        refresh();
        onOrdered(id);
      },
    },
  );
  return (
    <>
      <ConfirmDialog
        title={t('file.ask', { count: rows.length, sums: sumsOf(totals) })}
        text={t(approvers > 0 ? 'file.askApproval' : 'file.askText')}
        act={t('file.order', { count: rows.length })}
        busy={order.busy}
        onAct={() => void order.run(input)}
        onClose={onClose}
      >
        <FailureNote failure={order.failure} />
      </ConfirmDialog>
      {dialog}
    </>
  );
}
