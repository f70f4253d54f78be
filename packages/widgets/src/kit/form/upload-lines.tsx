import { useId } from 'react';
import { Button, IconButton } from '../button.tsx';
import { StatusGlyph } from '../glyph.tsx';
import { useT } from '../words.tsx';
import { error as errorLook } from './form.css.ts';
import type { FieldError } from './form-errors.ts';
import { sentText, sizeText } from './upload-file.ts';
import * as look from './upload-field.css.ts';
import type { UploadLine } from './use-uploads.ts';

export type SayError = (error: FieldError) => string;
type Acts = {
  readonly sayError: SayError;
  readonly stop: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly again: (line: UploadLine) => void;
  readonly onRemoved: () => void;
};

export function UploadLines({ lines, ...acts }: Acts & { readonly lines: readonly UploadLine[] }) {
  if (!lines.length) return null;
  return (
    <ul className={look.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} {...acts} />
      ))}
    </ul>
  );
}

function Line({ line, sayError, stop, remove, again, onRemoved }: Acts & { readonly line: UploadLine }) {
  const t = useT('form');
  const id = useId();
  const sending = line.state === 'sending';
  const quit = () => {
    remove(line.id);
    onRemoved();
  };
  return (
    <li className={look.line}>
      <span className={look.name}>
        <span id={id}>{line.name}</span>
        <span className={look.faint}>
          {' '}
          · {sending ? t('upload.progress', { sent: sentText(line.sent, line.size), size: sizeText(line.size) }) : sizeText(line.size)}
        </span>
        {line.state === 'received' && (
          <span className={look.received}>
            <StatusGlyph glyph="tick" />
            {t('upload.received')}
          </span>
        )}
        {line.state === 'stopped' && <span className={look.faint}> · {t('upload.stopped')}</span>}
      </span>
      <span className={look.acts}>
        {(line.state === 'failed' || line.state === 'stopped') && (
          <Button compact variant="quiet" icon="refresh" onClick={() => again(line)} aria-describedby={id}>
            {t('upload.retry')}
          </Button>
        )}
        {sending ? (
          <IconButton icon="close" label={t('upload.stop', { name: line.name })} onClick={() => stop(line.id)} />
        ) : (
          <IconButton
            icon={line.state === 'received' ? 'remove' : 'close'}
            label={t('upload.remove', { name: line.name })}
            onClick={quit}
          />
        )}
      </span>
      {sending && <progress className={look.bar} max={line.size} value={line.sent} aria-label={t('upload.sending', { name: line.name })} />}
      {line.error && line.state !== 'sending' && line.state !== 'received' && (
        <span className={`${errorLook} ${look.whole}`}>
          <StatusGlyph glyph="alert" />
          <span>{sayError(line.error)}</span>
        </span>
      )}
    </li>
  );
}
