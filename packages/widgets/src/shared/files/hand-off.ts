/** A file that a phone sends into the form that shows a code (D-123): how the form asks the bank for it. */
import { useMemo } from 'react';
import type { InOf } from '@bankside/core/contract/index.ts';
import type { HandOff } from '../../kit/form/upload/upload-handoff.ts';
import { useBank } from '../../runtime/host-context.tsx';
import type { Draft } from './send-file.ts';

/** For an UploadField, beside `send`: `<UploadField slot="card" send={useSendFile('card', draft)} handOff={useHandOff('card', draft)} …>`. */
export function useHandOff(slot: InOf<'/init/uploadHandoff'>['slot'], draft?: Draft): HandOff {
  const bank = useBank();
  return useMemo<HandOff>(
    () => ({
      open: async (field) => {
        const opened = await bank.call('/init/uploadHandoff', { slot, field, ...(draft && { draft: await draft() }) });
        return { token: opened.handoff_token, address: opened.url, pairing: opened.pairing, seconds: opened.expires_in_sec };
      },
      ask: (token, { signal, close } = {}) =>
        bank.call('/init/handoffState', { handoff_token: token, ...(close && { close }) }, { signal, background: true }),
    }),
    [bank, slot, draft],
  );
}
