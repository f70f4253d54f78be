/** A PDF, its pages one under another; each is drawn when it comes near. */
import { useEffect, useState } from 'react';
import { Loading } from '../../kit/feedback/skeleton.tsx';
import { useLatest } from '../../kit/use-latest.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './document-preview.css.ts';
import { openPdf, type PdfDocument } from './pdf-engine.ts';
import { PdfSheet, pixelsPerPoint, type Paper } from './pdf-sheet.tsx';
import { PreviewFrame } from './preview-frame.tsx';

type Props = {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly onSave: () => void;
  readonly onFault: (locked: boolean) => void;
};
type Opened = { readonly document: PdfDocument; readonly first: Paper };

export function PdfView({ bytes, name, onSave, onFault }: Props) {
  const t = useT('preview');
  const opened = useOpened(bytes, onFault);
  if (!opened) return <Loading what={t('loading', { name })}>{null}</Loading>;
  const { document, first } = opened;
  const count = <span className={look.count}>{t('pages', { count: document.numPages })}</span>;
  return (
    <PreviewFrame name={name} width={first.width} tools={count} onSave={onSave}>
      {(factor, frame) =>
        Array.from({ length: document.numPages }, (_, at) => (
          <PdfSheet key={at} document={document} number={at + 1} first={first} factor={factor} frame={frame} />
        ))
      }
    </PreviewFrame>
  );
}

function useOpened(bytes: Uint8Array, onFault: (locked: boolean) => void): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  const fault = useLatest(onFault);
  useEffect(() => {
    let close: (() => void) | undefined;
    let stale = false;
    const open = async () => {
      const pdf = await openPdf(bytes.slice()); // the reader takes its bytes away
      close = pdf.close;
      if (stale) return pdf.close();
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: pixelsPerPoint });
      if (!stale) setOpened({ document: pdf.document, first: { width, height } });
    };
    open().catch((error: unknown) => {
      if (!stale) fault.current(error instanceof Error && error.name === 'PasswordException');
    });
    return () => {
      stale = true;
      close?.();
    };
  }, [bytes, fault]);
  return opened;
}
