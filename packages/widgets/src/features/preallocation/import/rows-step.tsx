/** The dry run on the screen: progress, rows with their faults repaired in place, and the way to carry the good ones out (PRG-24). */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import { Chips, ToggleChip } from '../../../kit/data/chip.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { ConfirmDialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import type { TableFormat } from '../../../shared/table-file/write-table.ts';
import { BindConfirm } from './bind-confirm.tsx';
import type { Checker } from './checking.ts';
import { saveFaults } from './files.ts';
import { foot } from '../../../shared/faulty-rows/faulty-rows.css.ts';
import * as look from './import.css.ts';
import { Progress } from './progress.tsx';
import { isToRepair, RowTable } from './row-table.tsx';
import { countsOf, isGood, mayGoBetter, outcomeOf, type Row } from './rows.ts';

type Props = {
  readonly checker: Checker;
  readonly fileName: string;
  readonly onBind: (rows: readonly Row[]) => void;
  readonly onAnother: () => void;
};

export function RowsStep({ checker, fileName, onBind, onAnother }: Props) {
  const t = useT('card-import');
  const { rows, isStopped, failure } = useSyncExternalStore(checker.store.subscribe, checker.store.getState);
  const [onlyFaults, setOnlyFaults] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const shown = useMemo(() => (onlyFaults ? rows.filter(isToRepair) : rows), [rows, onlyFaults]);
  const formulas = useMemo(() => rows.filter(({ marks }) => Object.values(marks).includes('formula')).length, [rows]);
  return (
    <div className={look.part}>
      <CheckState checker={checker} counts={counts} />
      {failure && <FailureNote failure={failure} title={t('check.failed')} />}
      {formulas > 0 && (
        <Note
          tone="attention"
          title={t('formulas.title', { count: formulas })}
          action={
            <Button compact onClick={() => checker.change({ do: 'acceptFormulas' })}>
              {t('formulas.act')}
            </Button>
          }
        >
          {t('formulas.text')}
        </Note>
      )}
      <div className={look.head}>
        <Chips name={t('filter.name')}>
          <ToggleChip on={!onlyFaults} onChange={() => setOnlyFaults(false)}>
            {t('filter.all', { count: counts.all })}
          </ToggleChip>
          <ToggleChip on={onlyFaults} onChange={setOnlyFaults}>
            {t('filter.faults', { count: counts.faults })}
          </ToggleChip>
        </Chips>
        <FaultActs rows={rows} fileName={fileName} faults={counts.faults} checker={checker} />
      </div>
      {shown.length === 0 ? <p className={look.faint}>{t('table.none')}</p> : <RowTable rows={shown} onEdit={checker.edit} />}
      <div className={foot}>
        <Button
          variant="primary"
          disabled={counts.good === 0 || (counts.waiting > 0 && !isStopped && !failure)}
          onClick={() => setAsking(true)}
        >
          {counts.good === 0 ? t('bind.none') : t('bind.act', { count: counts.good })}
        </Button>
        <Button onClick={() => (rows.some(({ edits }) => edits > 0) ? setLeaving(true) : onAnother())}>{t('another')}</Button>
        <span className={look.faint}>{t('check.nothing')}</span>
      </div>
      {isLeaving && (
        <ConfirmDialog
          danger
          title={t('anotherAsk.title')}
          text={t('leave')}
          act={t('anotherAsk.act')}
          onAct={onAnother}
          onClose={() => setLeaving(false)}
        />
      )}
      {isAsking && (
        <BindConfirm counts={counts} onClose={() => setAsking(false)} onBind={() => onBind(rows.filter((row) => isGood(outcomeOf(row))))} />
      )}
    </div>
  );
}

function CheckState({ checker, counts }: { readonly checker: Checker; readonly counts: ReturnType<typeof countsOf> }) {
  const t = useT('card-import');
  const { isStopped, failure } = useSyncExternalStore(checker.store.subscribe, checker.store.getState);
  const done = counts.all - counts.waiting;
  const isHeld = isStopped || failure !== null;
  return (
    <div className={look.part}>
      <Progress
        label={t('check.bar')}
        text={t('check.progress', { done: done.toLocaleString('en'), count: counts.all.toLocaleString('en') })}
        done={done}
        count={counts.all}
      />
      {counts.waiting > 0 && (
        <div className={look.acts}>
          <Button compact onClick={isHeld ? checker.goOn : checker.stop}>
            {t(isHeld ? 'check.goOn' : 'check.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}

const formats: readonly TableFormat[] = ['xlsx', 'csv'];
type FaultProps = { readonly rows: readonly Row[]; readonly fileName: string; readonly faults: number; readonly checker: Checker };

function FaultActs({ rows, fileName, faults, checker }: FaultProps) {
  const t = useT('card-import');
  const saving = useAction((format: TableFormat) => saveFaults(t, format, rows, fileName));
  if (faults === 0) return null;
  return (
    <div className={look.acts}>
      {rows.some(mayGoBetter) && (
        <RefreshButton compact onClick={() => checker.change({ do: 'askAgain' })}>
          {t('check.again')}
        </RefreshButton>
      )}
      {formats.map((format) => (
        <Button key={format} compact icon="download" onClick={() => void saving.run(format)}>
          {t(`faults.${format}`)}
        </Button>
      ))}
      {saving.failure && <Note tone="negative" live="alert" title={t('faults.failed')} />}
    </div>
  );
}
