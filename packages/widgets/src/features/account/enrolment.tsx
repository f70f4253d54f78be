/** A first factor before the session opens, where the company asks everybody for one (ACC-34). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Session } from '@bankside/core/session/user-session.ts';
import { useState } from 'react';
import { ToastProvider } from '../../kit/feedback/toast.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { RemoteProvider, useRemote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { AppSetUp } from '../../shared/proof/app-set-up.tsx';
import { RecoveryCodes } from '../../shared/proof/recovery-codes.tsx';
import * as look from './account.css.ts';
import { EnrolmentPasskey } from './enrolment-passkey.tsx';

type Props = {
  readonly as: Pick<Session, 'token' | 'userid'>;
  readonly onDone: () => void;
  readonly unlessOver: <O>(answer: Promise<O>) => Promise<O>;
};
type Codes = OutOf<'/account/security/app/confirm'>['recovery_codes'];

/** The frame of the sign-in page loads nothing and shows nothing, so this brings what both need. */
export const Enrolment = (props: Props) => (
  <RemoteProvider>
    <ToastProvider>
      <Factors {...props} />
    </ToastProvider>
  </RemoteProvider>
);

function Factors({ as, onDone, unlessOver }: Props) {
  const t = useT('proof');
  const bank = useBank();
  const made = useRemote(['account', 'enrolment', as.userid], () => unlessOver(bank.call('/account/security/app/begin', {}, { as })));
  const [codes, setCodes] = useState<Codes>();
  const keep = (recovery_codes: Codes) => (recovery_codes.length > 0 ? setCodes(recovery_codes) : onDone());
  const confirm = async (code: string) =>
    keep((await unlessOver(bank.call('/account/security/app/confirm', { code }, { as }))).recovery_codes);
  return (
    <>
      <div className={look.head}>
        <h1>{t('enrol.title')}</h1>
        <p>{t('enrol.text')}</p>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onDone} />
      ) : (
        <>
          <EnrolmentPasskey as={as} onMade={keep} unlessOver={unlessOver} />
          <CallView of={made} what={t('enrol.title')} failed={t('enrol.failed')}>
            {(app) => <AppSetUp made={app} confirm={confirm} />}
          </CallView>
        </>
      )}
    </>
  );
}
