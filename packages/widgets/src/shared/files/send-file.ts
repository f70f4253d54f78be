/** How a file reaches the bank (FIL-01): a grant for one slot, the bytes to where it says, and what the bank kept of them. */
import { useCallback } from 'react';
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import type { SendFile } from '../../kit/form/upload/use-uploads.ts';
import { useBank } from '../../runtime/host-context.tsx';

type Slot = InOf<'/init/awsS3Auth'>['slot'];
/** The handle of the draft that a visitor's files belong to, made when it is first asked for. Keep the function the same over renders. */
export type Draft = () => Promise<string>;

/** For an UploadField: `<UploadField slot="feedback" send={useSendFile('feedback')} …>`. */
export function useSendFile(slot: Slot, draft?: Draft): SendFile {
  const bank = useBank();
  return useCallback<SendFile>((file, ways) => sendFile(bank, slot, file, ways, draft), [bank, slot, draft]);
}

/** Sends one file through a client: of a person, of a visitor's draft, of a phone that continues an upload. */
export async function sendFile(
  bank: Client,
  slot: Slot,
  file: File,
  { signal, onProgress }: Parameters<SendFile>[1],
  draft?: Draft,
): ReturnType<SendFile> {
  const of = draft ? { draft: await draft() } : {};
  const described = { slot, file_name: file.name, content_type: file.type, size: file.size };
  // nothing is sent yet: a line that is down is said at the field at once, which offers to send it again
  const grant = await bank.call('/init/awsS3Auth', { ...described, ...of }, { signal, background: true });
  const form = new FormData();
  for (const [name, value] of Object.entries(grant.fields)) form.append(name, value);
  form.append('file', file); // last: S3 reads no field after it
  await bank.send(grant.upload_url, form, { signal, onProgress: (sent) => onProgress(sent) });
  return bank.call('/init/uploadDone', { file_key: grant.file_key, ...of }, { signal });
}
