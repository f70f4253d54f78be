/** Files that were sent are in their field again when its form is opened again. */
import { useMemo, useState } from 'react';
import type { HandOff } from '../../kit/form/upload/upload-handoff.ts';
import type { KeptFile, SendFile } from '../../kit/form/upload/use-uploads.ts';
import { useHandOff } from './hand-off.ts';
import { rememberingFile } from './remembering-file.ts';
import { useSendFile } from './send-file.ts';

const known = new Map<string, KeptFile>();

/** What an upload field takes; `keys` are those of the draft: a list, or one of them. */
export function useKeptFiles(
  slot: 'feedback' | 'support',
  keys: unknown,
): { readonly kept: readonly KeptFile[]; readonly send: SendFile; readonly handOff: HandOff } {
  const send = useSendFile(slot);
  const byPhone = useHandOff(slot);
  const [kept] = useState(() =>
    (Array.isArray(keys) ? keys : [keys]).flatMap((key) => (typeof key === 'string' ? (known.get(key) ?? []) : [])),
  );
  const remembering = useMemo(() => rememberingFile(send, byPhone, (file) => void known.set(file.file_key, file)), [send, byPhone]);
  return { kept, ...remembering };
}
