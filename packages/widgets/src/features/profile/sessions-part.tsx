/** Ends every session of the person, this one included: for a lost device. */
import { endSession } from '@bankside/core/session/session.ts';
import { tellSignedOut } from '@bankside/core/session/tabs.ts';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { FailureNote } from '../../kit/call-view.tsx';
import { ConfirmDialog } from '../../kit/dialog.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../parts/bank.tsx';
import { Part } from './part.tsx';

export function SessionsPart() {
  const t = useT('profile');
  const bank = useBank();
  const [asking, setAsking] = useState(false);
  const leave = useAction(() => bank.call('/account/exitLogin', { reason: 'user', everywhere: true }), {
    onDone: () => {
      tellSignedOut('user');
      endSession('all'); // the page that hosts the screen goes to sign-in
    },
  });
  return (
    <Part title={t('sessions.title')} text={t('sessions.text')}>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('sessions.act')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={t('sessions.ask.title')}
          text={t('sessions.ask.text')}
          act={t('sessions.act')}
          cancel={t('sessions.ask.keep')}
          busy={leave.busy}
          onAct={() => void leave.run(null)}
          onClose={() => setAsking(false)}
        >
          <FailureNote failure={leave.failure} />
        </ConfirmDialog>
      )}
    </Part>
  );
}
