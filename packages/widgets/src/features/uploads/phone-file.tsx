/** Takes one file on a phone, shows it before it goes, and sends it; what went wrong is said where it can be repaired. */
import type { Slot } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import type { FieldError } from '../../kit/form/engine/form-errors.ts';
import { error as errorLook } from '../../kit/form/engine/form.css.ts';
import { CameraFrame, FilePickers, type Pickers } from '../../kit/form/upload/upload-area.tsx';
import { bar } from '../../kit/form/upload/upload-field.css.ts';
import { faultOf, isPicture, limitsOf, sentText, sizeText, typeWords } from '../../kit/form/upload/upload-file.ts';
import { UploadThumb } from '../../kit/form/upload/upload-thumb.tsx';
import { outcome, type KeptFile, type SendFile } from '../../kit/form/upload/use-uploads.ts';
import { useErrorText } from '../../kit/form/engine/use-form.ts';
import { StatusGlyph } from '../../kit/icon/glyph.tsx';
import { useLanguage, useT } from '../../kit/words.tsx';
import * as look from './uploads.css.ts';

type PhoneFileProps = { readonly slot: Slot; readonly send: SendFile; readonly onSent: (file: KeptFile) => void };
type Chosen = { readonly file?: File; readonly error?: FieldError; readonly sent?: number };

export function PhoneFile({ slot, send, onSent }: PhoneFileProps) {
  const t = useT('form');
  const limits = { ...limitsOf(slot), maxFiles: 1 };
  const types = typeWords(limits, useLanguage());
  const [{ file, error, sent }, setChosen] = useState<Chosen>({});
  const pickers = useRef<Pickers>(null);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const choose = () => pickers.current?.choose();
  const shoot = () => pickers.current?.shoot();

  const take = async ([first]: readonly File[]) => {
    if (!first) return;
    const fault = await faultOf(first, limits);
    setChosen(fault ? { error: fault } : { file: first });
  };
  const go = async () => {
    if (!file) return;
    const controller = new AbortController();
    stopping.current = controller;
    setChosen({ file, sent: 0 });
    const onProgress = (bytes: number) => setChosen({ file, sent: Math.min(bytes, file.size) });
    try {
      onSent(await send(file, { signal: controller.signal, onProgress }));
    } catch (fault) {
      if (controller.signal.aborted) return;
      const { state, error: why } = outcome(fault);
      setChosen({ ...(state === 'failed' && { file }), ...(why && { error: why }) }); // what the bank refused is not sent again as it is
    }
  };
  const stop = () => {
    stopping.current?.abort();
    setChosen(file ? { file } : {});
  };

  return (
    <div className={look.file}>
      <p className={look.hint} id="phone-file-hint">
        {t('apply-qr:phone.hint', { types, size: sizeText(limits.maxBytes) })}
      </p>
      {file ? (
        <Ready
          file={file}
          sent={sent}
          failed={error !== undefined}
          onSend={() => void go()}
          onStop={stop}
          onAnother={isPicture(file) ? shoot : choose}
        />
      ) : (
        <CameraFrame many={false} described="phone-file-hint" bad={error !== undefined} choose={choose} shoot={shoot} />
      )}
      {error && <Wrong error={error} types={types} />}
      <FilePickers ref={pickers} limits={limits} onFiles={(files) => void take(files)} />
    </div>
  );
}

type ReadyProps = {
  readonly file: File;
  readonly sent: number | undefined;
  readonly failed: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
  readonly onAnother: () => void;
};

function Ready({ file, sent, failed, onSend, onStop, onAnother }: ReadyProps) {
  const t = useT('form');
  const sending = sent !== undefined;
  const size = sizeText(file.size);
  return (
    <>
      <div className={look.preview}>
        <UploadThumb file={file} large />
      </div>
      <p className={look.name}>
        {file.name} <span className={look.faint}>· {sending ? t('upload.progress', { sent: sentText(sent, file.size), size }) : size}</span>
      </p>
      {sending && <progress className={bar} max={file.size} value={sent} aria-label={t('upload.sending', { name: file.name })} />}
      <div className={look.acts}>
        {sending ? (
          <Button onClick={onStop}>{t('upload.stop', { name: file.name })}</Button>
        ) : (
          <>
            <Button onClick={onAnother}>{t(isPicture(file) ? 'upload.retake' : 'upload.replace')}</Button>
            <Button variant="primary" onClick={onSend}>
              {failed ? t('upload.retry') : t('apply-qr:phone.send')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Wrong({ error, types }: { readonly error: FieldError; readonly types: string }) {
  const say = useErrorText();
  return (
    <p className={errorLook} role="alert">
      <StatusGlyph glyph="alert" />
      <span>{say({ ...error, params: { types, ...error.params } })}</span>
    </p>
  );
}
