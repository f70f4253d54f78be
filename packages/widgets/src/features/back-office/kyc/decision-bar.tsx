/** The end of a review, at the foot of the window: what goes back, and the two ways to decide. */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { ConfirmDecision } from '../deciding/confirmed-act.tsx';
import { ReadFirst, type Paper } from '../deciding/paper-reader.tsx';
import * as deciding from '../deciding/deciding.css.ts';
import { useLanguageName } from '../language-name.ts';
import type { Collected } from './collected.ts';
import type { KycCase, Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useCaseDecision } from './use-case-decision.ts';

type DecisionBarProps = {
  readonly of: KycCase;
  readonly copy: Submission;
  readonly collected: Collected;
  /** Papers that this person has not opened. */
  readonly unopened: readonly Paper[];
  readonly onOpen: (file_key: string) => void;
};

export function DecisionBar({ of, copy, collected, unopened, onOpen }: DecisionBarProps) {
  const t = useT('back-office');
  const [asking, setAsking] = useState<'yes' | 'no'>();
  const close = () => setAsking(undefined);
  const isChange = copy.kind === 'change';
  const yes = isChange ? 'acceptChange' : 'approve';
  const no = isChange ? 'refuseChange' : 'reject';
  const { list } = collected;
  return (
    <div className={deciding.bar} data-foot>
      <div className={deciding.barText}>
        <p role="status">
          {list.length > 0
            ? t('kyc.sentBack', { count: list.length })
            : t(of.may.sameReviewer ? 'kyc.fourEyes.short' : 'kyc.nothingSentBack')}
        </p>
        {unopened.length > 0 && <p>{t('deciding.unopened', { count: unopened.length })}</p>}
      </div>
      <div className={deciding.acts}>
        <Button variant={list.length > 0 ? 'primary' : 'secondary'} onClick={() => setAsking('no')}>
          {t(`kyc.decide.${no}.open`)}
        </Button>
        <Button variant={list.length > 0 ? 'secondary' : 'primary'} onClick={() => setAsking('yes')}>
          {t(`kyc.decide.${yes}.act`)}
        </Button>
      </div>
      {asking === 'yes' && of.may.sameReviewer && <SomebodyElse of={of} onClose={close} />}
      {asking === 'yes' && !of.may.sameReviewer && unopened.length > 0 && <ReadFirst papers={unopened} onOpen={onOpen} onClose={close} />}
      {asking === 'yes' && !of.may.sameReviewer && unopened.length === 0 && (
        <Approval of={of} collected={collected} event={yes} onClose={close} />
      )}
      {asking === 'no' && <RefuseDialog of={of} event={no} reasons={list} onDone={collected.forget} onClose={close} />}
    </div>
  );
}

type ApprovalProps = Pick<DecisionBarProps, 'of' | 'collected'> & {
  readonly event: 'approve' | 'acceptChange';
  readonly onClose: () => void;
};

/** Says what opens. What was marked to go back would be lost, so that is said too. */
function Approval({ of, event, collected, onClose }: ApprovalProps) {
  const t = useT('back-office');
  const languageName = useLanguageName();
  const { company_id, version, project_name, language } = of;
  const decide = useCaseDecision(of, { onDone: collected.forget, onStale: onClose });
  return (
    <ConfirmDecision
      of={decide}
      input={{ company_id, version, event }}
      title={t(`kyc.decide.${event}.title`, { company: project_name })}
      text={t(`kyc.decide.${event}.text`, { language: languageName(language) })}
      act={t(`kyc.decide.${event}.act`)}
      onClose={onClose}
    >
      {collected.list.length > 0 && (
        <Note tone="attention" title={t('kyc.sentBack', { count: collected.list.length })}>
          {t('kyc.decide.dropped')}
        </Note>
      )}
    </ConfirmDecision>
  );
}

/** Four eyes: who corrected the copy, or belongs to the company, does not approve it. */
function SomebodyElse({ of, onClose }: { readonly of: KycCase; readonly onClose: () => void }) {
  const t = useT('back-office');
  const names = useFieldNames();
  const fields = [...new Set(of.corrected.map(({ path }) => names.inFull(path)))];
  return (
    <Dialog
      title={t('kyc.fourEyes.title')}
      text={t('kyc.fourEyes.text')}
      size="narrow"
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('shared:close')}
        </Button>
      }
    >
      {fields.length > 0 && (
        <ul className={look.plainList}>
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
