/** The authenticator app: set up, set up again, taken away, each with a proof (ACC-32). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { useToast } from '../../kit/feedback/toast.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useRefresh } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useDates } from '../../shared/dates.ts';
import { AppSetUp } from '../../shared/proof/app-set-up.tsx';
import { RecoveryCodes } from '../../shared/proof/recovery-codes.tsx';
import { useStepUp } from '../../shared/proof/use-step-up.tsx';
import { Section } from './section.tsx';
import { securityKey, type SecurityState } from './security-state.ts';
import * as look from './security.css.ts';

type Made = OutOf<'/account/security/app/begin'>;

export function AppSection({ state: { app } }: { readonly state: SecurityState }) {
  const t = useT('security');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const { proving, dialog } = useStepUp();
  const [made, setMade] = useState<Made>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useAction(() => proving((given) => bank.call('/account/security/app/begin', given)), { onDone: setMade });
  const confirm = async (code: string) => {
    const { recovery_codes } = await bank.call('/account/security/app/confirm', { code });
    setMade(undefined);
    if (recovery_codes.length > 0) setCodes(recovery_codes);
    toast(t('app.added'));
    refresh(securityKey);
  };
  if (codes)
    return (
      <Section title={t('app.title')} text={t('app.text')}>
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      </Section>
    );
  return (
    <Section title={t('app.title')} text={t('app.text')}>
      <AppState app={app} />
      {made ? (
        <AppSetUp made={made} confirm={confirm} />
      ) : (
        <div className={look.acts}>
          <Button variant={app ? 'secondary' : 'primary'} busy={begin.busy} onClick={() => void begin.run(undefined)}>
            {t(app ? 'app.again' : 'app.begin')}
          </Button>
          {app && <Removal />}
        </div>
      )}
      <FailureNote failure={begin.failure} />
      {dialog}
    </Section>
  );
}

function AppState({ app }: { readonly app: SecurityState['app'] }) {
  const t = useT('security');
  const { dateTime } = useDates();
  if (!app) return <p className={faint}>{t('app.off')}</p>;
  return (
    <p>
      {t('app.on', { date: dateTime(app.since) })}{' '}
      {app.last_used_at && <span className={faint}>{t('app.used', { date: dateTime(app.last_used_at) })}</span>}
    </p>
  );
}

function Removal() {
  const t = useT('security');
  const bank = useBank();
  const { proving, dialog } = useStepUp();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useAction(() => proving((given) => bank.call('/account/security/app/remove', given)), {
    says: t('app.removed'),
    refreshes: [securityKey],
    onDone: close,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('app.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={t('app.ask.title')}
          text={t('app.ask.text')}
          act={t('app.remove')}
          cancel={t('app.ask.keep')}
          busy={remove.busy}
          onAct={() => void remove.run(undefined)}
          onClose={close}
        >
          <FailureNote failure={remove.failure} />
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}
