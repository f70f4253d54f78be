/**
 * A signature on its way: drawn or typed, made into a picture, sent. It is the value of its field from the first stroke, so that
 * it is kept as everything typed is; without a file_key until its picture has arrived, which is then tried again.
 */
import { useEffect, useState } from 'react';
import type { FieldName } from '../form/engine/field-name.ts';
import type { FormStore } from '../form/engine/form-store.ts';
import type { SendFile } from '../form/upload/use-uploads.ts';
import { useLatest } from '../use-latest.ts';
import { isSigned, type Ink } from './ink.ts';

export type Method = 'drawn' | 'typed';
/** The value of the field. signed_at comes from the bank. */
export type Signed = {
  readonly method: Method;
  /** '' while its picture is on its way. */
  readonly file_key: string;
  readonly name: string;
  readonly strokes: Ink;
  readonly signed_at?: string;
};
type Sheet = { readonly method: Method; readonly ink: Ink; readonly name: string };
export type Signature = Sheet & {
  readonly phase: 'empty' | 'making' | 'sending' | 'kept' | 'failed';
  readonly choose: (method: Method) => void;
  readonly draw: (ink: Ink) => void;
  readonly type: (name: string) => void;
  readonly clear: () => void;
  /** What is not sent yet is sent now; settles when it has arrived or has failed. */
  readonly flush: () => Promise<void>;
  readonly failed: () => boolean;
};

/** A pause this long in milliseconds means that the hand has finished. */
const pause = 900;

export const isSignedValue = (value: unknown): value is Signed => typeof value === 'object' && value !== null && 'file_key' in value;
const sheetOf = (value: unknown): Sheet =>
  isSignedValue(value) ? { method: value.method, ink: value.strokes, name: value.name } : { method: 'drawn', ink: [], name: '' };
const unsent = ({ method, ink, name }: Sheet): Signed => ({
  method,
  file_key: '',
  name: method === 'typed' ? name : '',
  strokes: method === 'drawn' ? ink : [],
});
const phaseOf = (value: unknown) => (!isSignedValue(value) ? 'empty' : value.file_key ? 'kept' : 'making');
const isMade = ({ method, ink, name }: Sheet) => (method === 'drawn' ? isSigned(ink) : name.trim() !== '');

type Setting = { readonly form: FormStore; readonly name: FieldName; readonly value: unknown; readonly send: SendFile };

export function useSignature({ form, name: field, value, send }: Setting): Signature {
  const [, drawAgain] = useState(0);
  const now = useLatest<Ways>({
    tell: () => drawAgain((last) => last + 1),
    put: (next) => form.set(field, next),
    send,
  });
  const [work] = useState(() => new SignatureWork(value, () => now.current));
  useEffect(() => work.adopt(value), [work, value]);
  useEffect(() => {
    work.resume();
    const again = () => work.lineIsBack();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      work.stop();
    };
  }, [work]);
  const { sheet, phase } = work;
  const [acts] = useState(() => ({
    choose: (method: Method) => work.change({ method }, true),
    draw: (ink: Ink) => work.change({ ink }),
    type: (name: string) => work.change({ name }),
    clear: () => work.change(work.sheet.method === 'drawn' ? { ink: [] } : { name: '' }),
    flush: () => work.flush(),
    failed: () => work.phase === 'failed',
  }));
  return { ...sheet, phase, ...acts };
}

type Ways = { readonly tell: () => void; readonly put: (value: Signed | '') => void; readonly send: SendFile };

class SignatureWork {
  sheet: Sheet;
  phase: Signature['phase'];
  readonly #now: () => Ways;
  #mine: unknown;
  readonly #made: Partial<Record<Method, Signed>> = {};
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: { readonly stop: AbortController; readonly done: Promise<void> } | undefined;

  constructor(value: unknown, now: () => Ways) {
    this.#now = now;
    this.#mine = value;
    this.sheet = sheetOf(value);
    this.phase = phaseOf(value);
    if (isSignedValue(value) && value.file_key) this.#made[value.method] = value;
  }

  /** What was signed before a reload goes out now. */
  resume(): void {
    if (this.phase === 'making') this.#soon();
  }
  /** What failed goes out again; so does what is on its way over a line that was down, should it fail after all. */
  lineIsBack(): void {
    this.#again = this.phase === 'sending';
    if (this.phase === 'failed') void this.flush();
  }
  #soon(): void {
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  /** The screen has put another value there: the draft of another tab, an empty form. */
  adopt(value: unknown): void {
    if (value === this.#mine || (!value && !this.#mine)) return;
    this.stop();
    this.#mine = value;
    this.sheet = sheetOf(value);
    this.#to(phaseOf(value));
    this.resume();
  }

  change(part: Partial<Sheet>, keepsMade = false): void {
    this.stop();
    this.sheet = { ...this.sheet, ...part };
    const made = keepsMade ? this.#made[this.sheet.method] : undefined;
    if (!keepsMade) delete this.#made[this.sheet.method];
    if (made) return this.#keep(made);
    const isThere = isMade(this.sheet);
    this.#say(isThere ? unsent(this.sheet) : '');
    this.#to(isThere ? 'making' : 'empty');
    if (isThere) this.#soon();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.phase === 'making' || this.phase === 'failed') this.#transmit();
    await this.#running?.done;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.stop.abort();
    this.#running = undefined;
  }

  #transmit(): void {
    const stop = new AbortController();
    this.#again = false;
    this.#to('sending');
    this.#running = { stop, done: this.#sent(this.sheet, stop.signal) };
  }
  async #sent(sheet: Sheet, signal: AbortSignal): Promise<void> {
    const { method } = sheet;
    const name = sheet.name.trim();
    try {
      const { pictureOfInk, pictureOfName } = await import('./picture.ts');
      const file = await (method === 'drawn' ? pictureOfInk(sheet.ink) : pictureOfName(name));
      const { file_key } = await this.#now().send(file, { signal, onProgress: () => undefined });
      if (signal.aborted) return;
      const value: Signed = { ...unsent({ ...sheet, name }), file_key };
      this.#made[method] = value;
      this.#keep(value);
    } catch {
      if (signal.aborted) return;
      if (!this.#again) return this.#to('failed'); // said at the field, with a way to send it again
      this.#transmit();
      await this.#running?.done;
    }
  }
  #keep(value: Signed): void {
    this.#say(value);
    this.#to('kept');
  }
  #say(value: Signed | ''): void {
    if (!value && !this.#mine) return;
    this.#mine = value;
    this.#now().put(value);
  }
  #to(phase: Signature['phase']): void {
    this.phase = phase;
    this.#now().tell();
  }
}
