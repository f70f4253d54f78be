/** Whether the holder is who the papers say (APP-29): apart from the application's own decision. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { MultiComboField } from '../../../kit/form/choices/multi-combo-field.tsx';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { DecisionNote } from '../deciding/decision-note.tsx';
import * as look from '../deciding/deciding.css.ts';
import { ReadFirst, type Paper } from '../deciding/paper-reader.tsx';
import { ReasonDialog } from '../deciding/reason-dialog.tsx';
import { useDecision } from '../deciding/use-decision.ts';
import { cardKey, type Application, type Which } from './card-case.ts';
import { useRefusable } from './refusable-fields.ts';

type Order = InOf<'/admin/card/verify'>;
const schema = () =>
  import('@bankside/core/contract/back-office/back-office.ts').then(({ backOffice }) => backOffice.decideVerification.in);
const field = fieldsOf<Order>();

type Props = {
  readonly which: Which;
  readonly application: Application;
  /** Papers that this person has not opened. */
  readonly unopened: readonly Paper[];
  readonly onOpen: (file_key: string) => void;
};

export function VerificationActs({ which, application, unopened, onOpen }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const [asking, setAsking] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setAsking(null);
  const { version, verification_status, application_no } = application;
  const open = choices(verification, stateOf(verification, verification_status), 'bank');
  const decide = useDecision((order: Order, { key }) => bank.call('/admin/card/verify', order, { key }), {
    says: (_after, { accept }) => t(accept ? 'cards.verify.accepted' : 'cards.verify.refused', { number: application_no }),
    shows: cardKey(which),
    onDone: close,
    onStale: close,
  });
  if (open.length === 0) return <DecisionNote of={decide} />;
  return (
    <div className={look.stack}>
      <DecisionNote of={decide} />
      <div className={look.acts}>
        <Button compact onClick={() => setAsking('accept')}>
          {t('cards.verify.accept')}
        </Button>
        <Button compact disabled={decide.busy} onClick={() => setAsking('refuse')}>
          {t('cards.verify.refuse')}
        </Button>
      </div>
      {asking === 'accept' && unopened.length > 0 && <ReadFirst papers={unopened} onOpen={onOpen} onClose={close} />}
      {asking === 'accept' && unopened.length === 0 && (
        <ConfirmDecision
          of={decide}
          input={{ ...which, version, accept: true }}
          title={t('cards.verify.acceptTitle', { number: application_no })}
          text={t('cards.verify.acceptText')}
          act={t('cards.verify.accept')}
          onClose={close}
        />
      )}
      {asking === 'refuse' && (
        <ReasonDialog<Order>
          title={t('cards.verify.ask', { number: application_no })}
          hint={t('cards.applicantReads')}
          act={t('cards.verify.refuse')}
          draft={`cards/${which.id}/verification`}
          schema={schema}
          rest={{ ...which, version, accept: false }}
          maxLength={1000}
          onSend={decide.send}
          onClose={close}
        >
          <RefusedFields />
        </ReasonDialog>
      )}
    </div>
  );
}

/** What it is about: the company reads the reason there, until it is corrected (CRD-55). */
function RefusedFields() {
  const t = useT('back-office');
  const options = useRefusable();
  return (
    <MultiComboField
      name={field('fields')}
      label={t('cards.verify.fields')}
      hint={t('cards.verify.fieldsHint')}
      options={options}
      optional
    />
  );
}
