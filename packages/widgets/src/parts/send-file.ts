/** How a file reaches the bank (§5 Files): a grant for one slot, the bytes to where it says, and what the bank kept of them. */
import { useCallback } from 'react';
import type { InOf } from '@bankside/core/contract/index.ts';
import type { SendFile } from '../kit/form/use-uploads.ts';
import { useBank } from './bank.tsx';

/** For an UploadField: `<UploadField slot="feedback" send={useSendFile('feedback')} …>`. */
export function useSendFile(slot: InOf<'/init/awsS3Auth'>['slot']): SendFile {
  const bank = useBank();
  return useCallback<SendFile>(
    async (file, { signal, onProgress }) => {
      const grant = await bank.call(
        '/init/awsS3Auth',
        { slot, file_name: file.name, content_type: file.type, size: file.size },
        { signal },
      );
      const form = new FormData();
      for (const [name, value] of Object.entries(grant.fields)) form.append(name, value);
      form.append('file', file); // last: S3 reads no field after it
      await bank.send(grant.upload_url, form, { signal, onProgress: (sent) => onProgress(sent) });
      return bank.call('/init/uploadDone', { file_key: grant.file_key }, { signal });
    },
    [bank, slot],
  );
}
