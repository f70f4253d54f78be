/** Ends every session of the person, this one included: for a lost device. */
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { PagePart } from '../../shared/page-part.tsx';

export function EverywhereSection() {
  const t = useT('security');
  const bank = useBank();
  const { account } = useHost();
  const [asking, setAsking] = useState(false);
  const leave = useAction(() => bank.call('/account/exitLogin', { reason: 'user', everywhere: true }), {
    onDone: () => account.signOut({ everywhere: true }), // the page that hosts the screen goes to sign-in
  });
  return (
    <PagePart title={t('everywhere.title')} text={t('everywhere.text')}>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('everywhere.act')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={t('everywhere.ask.title')}
          text={t('everywhere.ask.text')}
          act={t('everywhere.act')}
          cancel={t('everywhere.ask.keep')}
          busy={leave.busy}
          onAct={() => void leave.run(null)}
          onClose={() => setAsking(false)}
        >
          <FailureNote failure={leave.failure} />
        </ConfirmDialog>
      )}
    </PagePart>
  );
}
