/** A passkey instead of email and password (ACC-38): offered in the email field, and by a button. Fetched behind the first field. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useLatest } from '../../kit/use-latest.ts';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { isRefused } from '../../shared/client/faults.ts';
import { askPasskey, hasAutofill, hasPasskeys, stopAsking } from '../../shared/proof/passkey.ts';
import * as look from './account.css.ts';

export function PasskeySignIn({ onDone }: { readonly onDone: (made: OutOf<'/account/security/passkey/signIn'>) => unknown }) {
  const t = useT('proof');
  const bank = useBank();
  const { account } = useHost();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const signIn = async (isAutofill: boolean) => {
    const quiet = { background: isAutofill };
    const answer = await askPasskey(await bank.call('/account/security/passkey/beginSignIn', {}, quiet), isAutofill);
    setBusy(true);
    await onDone(await bank.call('/account/security/passkey/signIn', { answer, device_token: account.device() }));
  };
  const said = (fault: unknown, isAutofill: boolean) => {
    setBusy(false);
    if (isRefused(fault)) setTrouble(fault.message);
    else if (!isAutofill) setTrouble(t('passkey.failed'));
  };
  const latest = useLatest({ signIn, said });
  useEffect(() => {
    let isOver = false;
    void hasAutofill().then((can) => {
      if (can && !isOver) latest.current.signIn(true).catch((fault: unknown) => isOver || latest.current.said(fault, true));
    });
    return () => {
      isOver = true;
      stopAsking();
    };
  }, [latest]);
  if (!hasPasskeys()) return null;
  const press = () => {
    setBusy(true);
    setTrouble('');
    signIn(false).catch((fault: unknown) => said(fault, false));
  };
  return (
    <div className={look.passkey}>
      {trouble && <Note tone="negative" live="alert" title={trouble} />}
      <Button wide busy={busy} onClick={press}>
        {t('passkey.signIn')}
      </Button>
    </div>
  );
}
