/** What pages of the money of cards have in common: the head with its export, the list, and a row in full beside or above it. */
import { useState, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import { Beside } from '../../../shared/lists/beside.tsx';
import { ExportDialog, type ExportDialogProps } from '../../../shared/lists/export-dialog.tsx';
import { useIsWide } from './row-details.tsx';

type FrameProps = Pick<ExportDialogProps, 'isFiltered' | 'fetch'> & {
  readonly title: string;
  /** Of the row that is open. */
  readonly details: ReactNode;
  readonly children: ReactNode;
};

export function ListFrame({ title, details, children, ...file }: FrameProps) {
  const t = useT('money');
  const isWide = useIsWide();
  const [exporting, setExporting] = useState(false);
  const list = (
    <>
      <PageHead
        title={title}
        actions={
          <Button compact icon="download" onClick={() => setExporting(true)}>
            {t('export.act')}
          </Button>
        }
      />
      {children}
    </>
  );
  return (
    <>
      <Beside list={list} panel={isWide && details} />
      {!isWide && details}
      {exporting && <ExportDialog {...file} onClose={() => setExporting(false)} />}
    </>
  );
}
