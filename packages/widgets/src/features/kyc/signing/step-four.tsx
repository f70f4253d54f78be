/** Trading authorisation (KYC-16): who may give orders, what for, the signature; then the review of everything, and Submit. */
import { StepForm } from '../wizard/step-form.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { useT } from '../../../kit/words.tsx';
import { PeopleLists } from '../people/people-lists.tsx';
import { FieldGroups } from '../steps/field-group.tsx';
import { SubmittedNote } from '../review/submitted.tsx';
import { Review } from '../review/review.tsx';
import { SubmitBar } from '../review/submit-bar.tsx';
import { useSubmit } from '../review/use-submit.ts';
import * as look from './signing.css.ts';

export function StepFour() {
  const submission = useSubmit();
  if (submission.state.phase === 'done') return <SubmittedNote {...submission.state} />;
  return (
    <StepFrame step="trading">
      <StepForm step="trading" onSaved={submission.go} bar={<SubmitBar submission={submission} />}>
        <Parts />
        <Review submission={submission.state} />
      </StepForm>
    </StepFrame>
  );
}

function Parts() {
  const t = useT('kyc');
  const parts = [
    { title: t('signing.people'), names: ['authorised_persons'], fields: <PeopleLists step="trading" /> },
    {
      title: t('signing.documents'),
      names: ['purpose_document'],
      fields: <KycField step="trading" name="purpose_document" hint={t('signing.hints.purpose_document')} />,
    },
    { title: t('signing.sign'), names: ['signature', 'signed_date'], fields: <Signature /> },
  ];
  return <FieldGroups step="trading" groups={parts} />;
}

function Signature() {
  const t = useT('kyc');
  return (
    <>
      <p className={look.lead}>{t('signing.lead')}</p>
      <KycField step="trading" name="signature" />
      <KycField step="trading" name="signed_date" />
    </>
  );
}
