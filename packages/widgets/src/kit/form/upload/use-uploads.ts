/** The files of one upload field: each is sent by itself and can be stopped, sent again and removed. */
import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../engine/form-errors.ts';
import { useFileFaults } from './file-faults.ts';
import { faultOf, type Limits } from './upload-file.ts';

export type KeptFile = { readonly file_key: string; readonly name: string; readonly size: number };
/** Sends one file; says how many bytes are gone, and stops on request. */
export type SendFile = (
  file: File,
  ways: { readonly onProgress: (sent: number) => void; readonly signal: AbortSignal },
) => Promise<KeptFile>;

export type UploadLine = {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'received' | 'stopped' | 'failed' | 'refused';
  readonly sent: number;
  readonly error?: FieldError;
  readonly file?: File;
  readonly key?: string;
  /** It came by a phone, not from here. */
  readonly handed?: true;
};

let ids = 0;
const lineOf = (kept: KeptFile): UploadLine => ({
  id: ++ids,
  name: kept.name,
  size: kept.size,
  state: 'received',
  sent: kept.size,
  key: kept.file_key,
});

/** What the bank refused is not sent again as it is; what did not arrive may be. */
export function outcome(error: unknown): Pick<UploadLine, 'state' | 'error'> {
  if (error instanceof Error && 'refusal' in error)
    return { state: 'refused', error: { rule: String(error.refusal), text: error.message } };
  return { state: 'failed', error: { rule: 'uploadLost' } };
}

/** A field that leaves the page for a while (another choice hides it) finds its files again, as its value is kept too. */
const remembered = new WeakMap<object, Map<string, readonly UploadLine[]>>();
function memoryOf(form: object): Map<string, readonly UploadLine[]> {
  const memory = remembered.get(form) ?? new Map<string, readonly UploadLine[]>();
  remembered.set(form, memory);
  return memory;
}

type Setting = {
  readonly form: object;
  readonly name: string;
  readonly limits: Limits;
  readonly send: SendFile;
  readonly kept: readonly KeptFile[];
  readonly changed: (keys: readonly string[]) => void;
  /** Lines and their buttons are about to come and go. */
  readonly moving: () => void;
};

export function useUploads({ form, name, limits, send, kept, changed, moving }: Setting) {
  const one = limits.maxFiles === 1;
  const [lines, setLines] = useState<readonly UploadLine[]>(() => memoryOf(form).get(name) ?? kept.map(lineOf));
  const now = useRef(lines);
  const running = useRef(new Map<number, AbortController>());
  const tell = useFileFaults();
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const put = (next: readonly UploadLine[]) => {
    const keys = (of: readonly UploadLine[]) => of.flatMap(({ key }) => key ?? []);
    const [before, after] = [keys(now.current), keys(next)];
    now.current = next;
    moving();
    memoryOf(form).set(
      name,
      next.filter(({ state }) => state === 'received'),
    );
    setLines(next);
    if (before.join() !== after.join()) changed(after);
  };
  const edit = (id: number, part: Partial<UploadLine>) => put(now.current.map((line) => (line.id === id ? { ...line, ...part } : line)));

  const transmit = async ({ id, file }: UploadLine) => {
    if (!file) return;
    const controller = new AbortController();
    running.current.set(id, controller);
    edit(id, { state: 'sending', sent: 0 });
    try {
      const answer = await send(file, { signal: controller.signal, onProgress: (sent) => edit(id, { sent: Math.min(sent, file.size) }) });
      if (controller.signal.aborted) return;
      const { size, name: called, file_key: key } = answer;
      const arrived = (line: UploadLine): UploadLine => ({ ...line, state: 'received', sent: size, size, name: called, key });
      put(now.current.flatMap((line) => (line.id === id ? arrived(line) : one ? [] : line)));
    } catch (error) {
      if (controller.signal.aborted) return;
      const became = outcome(error);
      edit(id, became);
      tell({ rule: became.error?.rule ?? '', error });
    } finally {
      running.current.delete(id);
    }
  };
  const add = async (files: readonly File[]) => {
    // what has been received stays until another has taken its place: a wrong file costs nobody the right one
    const staying = now.current.filter(({ state }) => (one ? state === 'received' : state !== 'refused'));
    for (const line of now.current) if (!staying.includes(line)) running.current.get(line.id)?.abort();
    const room = one ? 1 : limits.maxFiles - staying.length;
    const chosen = one ? files.slice(0, 1) : files;
    const added = await Promise.all(
      chosen.map(async (file, at): Promise<UploadLine> => {
        const error = at < room ? await faultOf(file, limits) : { rule: 'tooManyFiles' };
        return {
          id: ++ids,
          name: file.name,
          size: file.size,
          state: error ? 'refused' : 'sending',
          sent: 0,
          file,
          ...(error && { error }),
        };
      }),
    );
    put([...staying, ...added]);
    for (const line of added)
      if (line.state === 'sending') void transmit(line);
      else tell({ rule: line.error?.rule ?? '' });
  };
  const stop = (id: number) => {
    running.current.get(id)?.abort();
    edit(id, { state: 'stopped' });
  };
  const remove = (id: number) => {
    running.current.get(id)?.abort();
    put(now.current.filter((line) => line.id !== id));
  };
  /** A file that the bank has got by another way. */
  const receive = (file: KeptFile) => {
    const staying = one ? [] : now.current.filter(({ state }) => state !== 'refused');
    for (const line of now.current) if (!staying.includes(line)) running.current.get(line.id)?.abort();
    if (staying.length < limits.maxFiles) return put([...staying, { ...lineOf(file), handed: true }]);
    const { name: called, size } = file;
    return put([...staying, { id: ++ids, name: called, size, state: 'refused', sent: 0, handed: true, error: { rule: 'tooManyFiles' } }]);
  };
  return { lines, add, receive, stop, remove, again: (line: UploadLine) => void transmit(line), current: () => now.current };
}
