import { useId } from 'react';
import { Button } from '../../action/button.tsx';
import { RefreshButton } from '../../action/refresh-button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { StatusGlyph } from '../../icon/glyph.tsx';
import { useT } from '../../words.tsx';
import { hidden } from '../../theme/text.css.ts';
import { error as errorLook } from '../engine/form.css.ts';
import type { FieldError } from '../engine/form-errors.ts';
import { sentText, sizeText } from './upload-file.ts';
import { UploadThumb } from './upload-thumb.tsx';
import * as look from './upload-field.css.ts';
import type { UploadLine } from './use-uploads.ts';

export type SayError = (error: FieldError) => string;
export type OpenFile = (file: { readonly name: string; readonly file?: File | undefined; readonly file_key?: string | undefined }) => void;
type Acts = {
  readonly sayError: SayError;
  readonly stop: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly again: (line: UploadLine) => void;
  /** The only file of its field: it is pictured, and another may take its place. */
  readonly pictured: boolean;
  readonly replace: (line: UploadLine) => void;
  readonly replaceWord: (line: UploadLine) => string;
  readonly open: OpenFile | undefined;
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

function Line({ line, sayError, pictured, ...acts }: Acts & { readonly line: UploadLine }) {
  const t = useT('form');
  const id = useId();
  const sending = line.state === 'sending';
  const shown = pictured && line.state !== 'refused';
  return (
    <li className={shown ? `${look.line} ${look.pictured}` : look.line}>
      {shown && <UploadThumb file={line.file} />}
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
      <LineActs {...acts} line={line} named={id} replaceable={shown && line.state === 'received'} />
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

type LineActsProps = Omit<Acts, 'sayError' | 'pictured'> & {
  readonly line: UploadLine;
  /** The id of the file's name. */
  readonly named: string;
  readonly replaceable: boolean;
};

function LineActs({ line, named, replaceable, stop, remove, again, replace, replaceWord, open }: LineActsProps) {
  const t = useT('form');
  const { name, state, file, key } = line;
  return (
    <span className={look.acts}>
      {(state === 'failed' || state === 'stopped') && (
        <RefreshButton compact variant="quiet" onClick={() => again(line)} aria-describedby={named}>
          {t('upload.retry')}
        </RefreshButton>
      )}
      {open && state === 'received' && (
        <Button compact variant="quiet" onClick={() => open({ name, file, file_key: key })} aria-describedby={named}>
          {t('upload.open')}
        </Button>
      )}
      {replaceable && (
        <Button compact variant="quiet" onClick={() => replace(line)} aria-describedby={named}>
          {replaceWord(line)}
        </Button>
      )}
      {state === 'sending' ? (
        <IconButton key="stop" icon="close" label={t('upload.stop', { name })} onClick={() => stop(line.id)} />
      ) : (
        <IconButton
          key="remove" // the focus of Stop is not to be on it
          data-removes
          icon={state === 'received' ? 'remove' : 'close'}
          label={t('upload.remove', { name })}
          onClick={() => remove(line.id)}
        />
      )}
    </span>
  );
}

/** Says each outcome once. */
export function UploadAnnouncer({ lines, sayError }: { readonly lines: readonly UploadLine[]; readonly sayError: SayError }) {
  const t = useT('form');
  const say = ({ name, state, error, file, handed }: UploadLine) => {
    if (!file && !handed) return ''; // there from the beginning
    if (state === 'received') return t('upload.arrived', { name });
    return error ? `${name}: ${sayError(error)}` : '';
  };
  return (
    <span className={hidden} role="status">
      {lines.map(say).filter(Boolean).at(-1) ?? ''}
    </span>
  );
}
