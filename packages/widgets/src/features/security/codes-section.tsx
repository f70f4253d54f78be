/** How many recovery codes are left, and new ones in place of them (ACC-33). */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { RecoveryCodes } from '../../shared/proof/recovery-codes.tsx';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { Section } from './section.tsx';
import { securityKey, type SecurityState } from './security-state.ts';

const few = 3;

export function CodesSection({ state: { app, passkeys, recovery_left } }: { readonly state: SecurityState }) {
  const t = useT('security');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = useAction(() => proving((given) => bank.call('/account/security/recovery/new', given)), {
    refreshes: [securityKey],
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  return (
    <Section title={t('codes.title')} text={t('codes.text')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : !app && passkeys.length === 0 ? (
        <p className={faint}>{t('codes.none')}</p>
      ) : (
        <>
          {recovery_left <= few && <Note tone="attention" title={t('codes.few')} />}
          <p>{t('codes.left', { count: recovery_left })}</p>
          <Button busy={renew.busy} onClick={() => void renew.run(undefined)}>
            {t('codes.act')}
          </Button>
        </>
      )}
      <FailureNote failure={renew.failure} />
      {dialog}
    </Section>
  );
}
