/** A picture that the bank keeps, as an address for <img>; undefined until it is here, or when it is not. */
import { useEffect, useState } from 'react';
import { useBank } from '../../runtime/host-context.tsx';

export function usePicture(fileKey: string): string | undefined {
  const bank = useBank();
  const [shown, setShown] = useState<{ readonly key: string; readonly address: string }>();
  useEffect(() => {
    if (!fileKey) return undefined;
    const stopping = new AbortController();
    let address = '';
    bank.download('/init/file', { file_key: fileKey }, { signal: stopping.signal, background: true }).then(
      ({ blob }) => {
        if (stopping.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setShown({ key: fileKey, address });
      },
      () => undefined,
    ); // initials stand for a picture that cannot be fetched
    return () => {
      stopping.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [bank, fileKey]);
  return shown?.key === fileKey ? shown.address : undefined;
}
