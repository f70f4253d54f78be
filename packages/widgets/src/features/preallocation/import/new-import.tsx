/** A new import from the file to the bank; what is typed lives in this page's memory alone, for it holds activation codes. */
import { useState } from 'react';
import { Stepper } from '../../../kit/nav/stepper.tsx';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import { checkerOf } from './checking.ts';
import { EarlierImports } from './view/earlier-imports.tsx';
import { FileStep } from './file-step.tsx';
import * as look from './import.css.ts';
import { RowsStep } from './rows-step.tsx';
import { SendingStep } from './sending-step.tsx';
import type { Sending } from './sending.ts';

type Props = {
  /** Its rows are about to be sent: from now on it has an address. */
  readonly onBegun: (import_id: string) => void;
  readonly onStarted: () => void;
};

export function NewImport({ onBegun, onStarted }: Props) {
  const t = useT('card-import');
  const bank = useBank();
  const intended = useIntent();
  const [checker] = useState(() => checkerOf(bank, intended));
  const [fileName, setFileName] = useState<string>();
  const [sending, setSending] = useState<Sending>();
  useUnsaved(fileName !== undefined, t('leave'));
  const steps = (['file', 'rows', 'done'] as const).map((step) => ({ label: t(`steps.${step}`) }));
  return (
    <div className={look.part}>
      <Stepper name={t('steps.name')} steps={steps} current={sending ? 2 : fileName === undefined ? 0 : 1} />
      {sending ? (
        <SendingStep sending={sending} onStarted={onStarted} />
      ) : fileName === undefined ? (
        <>
          <FileStep
            onGiven={({ file_name, rows }) => {
              checker.change({ do: 'begin', rows });
              setFileName(file_name);
            }}
          />
          <EarlierImports />
        </>
      ) : (
        <RowsStep
          checker={checker}
          fileName={fileName}
          onAnother={() => {
            checker.change({ do: 'begin', rows: [] });
            checker.goOn();
            setFileName(undefined);
          }}
          onBind={(rows) => {
            checker.stop();
            const import_id = crypto.randomUUID();
            setSending({ import_id, file_name: fileName, rows });
            onBegun(import_id);
          }}
        />
      )}
    </div>
  );
}
