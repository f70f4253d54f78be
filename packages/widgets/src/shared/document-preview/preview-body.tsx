/** A file that is here: what it is decides who draws it. */
import { useEffect, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { LazyPart } from '../../kit/lazy/lazy-part.tsx';
import { lazy } from '../../kit/lazy/lazy.ts';
import { Note } from '../../kit/feedback/note.tsx';
import { saveFile } from '../../kit/action/save-file.ts';
import { Loading } from '../../kit/feedback/skeleton.tsx';
import { useT } from '../../kit/words.tsx';
import { readShown, type Shown } from './file-kind.ts';
import * as look from './document-preview.css.ts';
import { PictureView } from './picture-view.tsx';

const pdfView = lazy(() => import('./pdf-view.tsx'));

export function PreviewBody({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const t = useT('preview');
  const [shown, setShown] = useState<Shown>();
  const [fault, setFault] = useState<'text' | 'locked'>();
  useEffect(() => {
    let stale = false;
    readShown(blob).then(
      (read) => void (stale || setShown(read)),
      () => void (stale || setFault('text')),
    );
    return () => {
      stale = true;
    };
  }, [blob]);
  const save = () => saveFile(blob, name);
  const loading = <Loading what={t('loading', { name })}>{null}</Loading>;
  if (fault || shown?.kind === 'none') return <Unshown why={fault ?? 'text'} name={name} onSave={save} />;
  if (!shown) return loading;
  if (shown.kind === 'picture') return <PictureView blob={blob} name={name} onSave={save} onFault={() => setFault('text')} />;
  return (
    <LazyPart of={pdfView} waiting={loading}>
      {({ PdfView }) => (
        <PdfView bytes={shown.bytes} name={name} onSave={save} onFault={(locked) => setFault(locked ? 'locked' : 'text')} />
      )}
    </LazyPart>
  );
}

function Unshown({ why, name, onSave }: { readonly why: 'text' | 'locked'; readonly name: string; readonly onSave: () => void }) {
  const t = useT('preview');
  return (
    <div className={look.unshown}>
      <Note
        tone="plain"
        live="status"
        title={t('unshown.title')}
        action={
          <Button compact icon="download" onClick={onSave}>
            {t('download', { name })}
          </Button>
        }
      >
        {why === 'locked' ? t('unshown.locked') : t('unshown.text')}
      </Note>
    </div>
  );
}
