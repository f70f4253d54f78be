/** Whether the holder is who the papers say (A88): apart from the application's own decision. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycle.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import * as look from '../deciding/deciding.css.ts';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { cardKey, type Application, type Which } from './card-page.tsx';

type Order = InOf<'/admin/card/verify'>;
const schema = () => import('@bankside/core/contract/back-office.ts').then(({ backOffice }) => backOffice.decideVerification.in);

export function VerificationActs({ which, application }: { readonly which: Which; readonly application: Application }) {
  const t = useT('back-office');
  const bank = useBank();
  const [isRefusing, setRefusing] = useState(false);
  const { version, verification_status, application_no } = application;
  const open = choices(verification, stateOf(verification, verification_status), 'bank');
  const decide = useDecision((order: Order, { key }) => bank.call('/admin/card/verify', order, { key }), {
    says: (_after, { accept }) => t(accept ? 'cards.verify.accepted' : 'cards.verify.refused'),
    shows: cardKey(which),
    onDone: () => setRefusing(false),
    onStale: () => setRefusing(false),
  });
  if (open.length === 0) return <DecisionNote of={decide} />;
  return (
    <div className={look.stack}>
      <DecisionNote of={decide} />
      <div className={look.acts}>
        <Button compact busy={decide.busy} onClick={() => void decide.run({ ...which, version, accept: true })}>
          {t('cards.verify.accept')}
        </Button>
        <Button compact disabled={decide.busy} onClick={() => setRefusing(true)}>
          {t('cards.verify.refuse')}
        </Button>
      </div>
      {isRefusing && (
        <ReasonDialog<Order>
          title={t('cards.verify.ask', { number: application_no })}
          hint={t('cards.applicantReads')}
          act={t('cards.verify.refuse')}
          draft={`cards/${which.id}/verification`}
          schema={schema}
          rest={{ ...which, version, accept: false }}
          maxLength={1000}
          onSend={decide.send}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
