/** A passkey as the first factor, where the company requires one (ACC-34, ACC-37). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Session } from '@bankside/core/session/user-session.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { hasPasskeys, makePasskey } from '../../shared/proof/passkey.ts';

type Props = {
  readonly as: Pick<Session, 'token' | 'userid'>;
  readonly onMade: (recovery_codes: OutOf<'/account/security/passkey/add'>['recovery_codes']) => void;
  readonly unlessOver: <O>(answer: Promise<O>) => Promise<O>;
};

export function EnrolmentPasskey({ as, onMade, unlessOver }: Props) {
  const t = useT('proof');
  const bank = useBank();
  const [isDeclined, setDeclined] = useState(false);
  const add = useAction(
    async () => {
      setDeclined(false);
      const given = await unlessOver(bank.call('/account/security/passkey/begin', {}, { as }));
      const answer = await makePasskey(given).catch(() => setDeclined(true)); // the person or the device says no
      if (answer === undefined) return undefined;
      return unlessOver(bank.call('/account/security/passkey/add', { answer, name: t('enrol.named') }, { as }));
    },
    { onDone: (made) => made && onMade(made.recovery_codes) },
  );
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button variant="primary" busy={add.busy} onClick={() => void add.run(undefined)}>
        {t('enrol.passkey')}
      </Button>
      {isDeclined && <Note tone="negative" live="alert" title={t('passkey.failed')} />}
      <FailureNote failure={add.failure} />
      <h2>{t('enrol.orApp')}</h2>
    </>
  );
}
