/** A person's passkeys: added, named, taken away, each with a proof but the name (ACC-37). */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { makePasskey } from '../../shared/proof/passkey.ts';
import { RecoveryCodes } from '../../shared/proof/recovery-codes.tsx';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { Section } from './section.tsx';
import { securityKey, type SecurityState } from './security-state.ts';
import * as look from './security.css.ts';

export function PasskeysSection({ state: { passkeys } }: { readonly state: SecurityState }) {
  const t = useT('security');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isDeclined, setDeclined] = useState(false);
  const add = useAction(
    async () => {
      setDeclined(false);
      const given = await proving((proof) => bank.call('/account/security/passkey/begin', proof));
      const answer = await makePasskey(given).catch(() => setDeclined(true)); // the person or the device says no
      const name = t('passkeys.named', { number: passkeys.length + 1 });
      return answer === undefined ? undefined : bank.call('/account/security/passkey/add', { answer, name });
    },
    {
      says: (made) => made && t('passkeys.added'),
      refreshes: [securityKey],
      onDone: (made) => setCodes(made?.recovery_codes ?? []),
    },
  );
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      {passkeys.length === 0 && <p className={faint}>{t('passkeys.none')}</p>}
      {passkeys.length > 0 && (
        <ul className={look.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      <Button variant={passkeys.length === 0 ? 'primary' : 'secondary'} busy={add.busy} onClick={() => void add.run(undefined)}>
        {t('passkeys.add')}
      </Button>
      {isDeclined && <p role="alert">{t('passkeys.declined')}</p>}
      <FailureNote failure={add.failure} />
      {dialog}
    </Section>
  );
}
