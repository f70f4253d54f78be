/** Files that were sent while the dialog was open stand there again when it is opened anew. */
import { useCallback, useState } from 'react';
import type { KeptFile, SendFile } from '../../kit/form/use-uploads.ts';
import { useSendFile } from '../../parts/send-file.ts';

const known = new Map<string, KeptFile>();

export function useKeptFiles(keys: unknown): { readonly kept: readonly KeptFile[]; readonly send: SendFile } {
  const send = useSendFile('feedback');
  const [kept] = useState(() =>
    Array.isArray(keys) ? keys.flatMap((key) => (typeof key === 'string' ? (known.get(key) ?? []) : [])) : [],
  );
  const remembering = useCallback<SendFile>(
    async (file, ways) => {
      const answer = await send(file, ways);
      known.set(answer.file_key, answer);
      return answer;
    },
    [send],
  );
  return { kept, send: remembering };
}
