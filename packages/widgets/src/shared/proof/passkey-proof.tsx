/** One press: the device asks for a finger, a face or its PIN. What goes wrong is said below, and another way is open. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { isRefused } from '../client/faults.ts';

type Props = { readonly challenge: () => Promise<{ readonly options?: unknown }>; readonly onAnswer: (answer: string) => Promise<unknown> };

export function PasskeyProof({ challenge, onAnswer }: Props) {
  const t = useT('proof');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const prove = async () => {
    setBusy(true);
    setTrouble('');
    try {
      const { askPasskey } = await import('./passkey.ts');
      await onAnswer(await askPasskey(await challenge()));
    } catch (fault) {
      setTrouble(isRefused(fault) ? fault.message : t('passkey.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {trouble && <Note tone="negative" live="alert" title={trouble} />}
      <Button variant="primary" busy={busy} data-autofocus onClick={() => void prove()}>
        {t('passkey.act')}
      </Button>
    </>
  );
}
