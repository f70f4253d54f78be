/** Trading authorisation (KYC-16): who may give orders, what for, the signature; then the review of everything, and Submit. */
import { StepForm } from '../wizard/step-form.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { KycField } from '../fields/kyc-field.tsx';
import { useT } from '../../../kit/words.tsx';
import { PeopleLists } from '../people/people-lists.tsx';
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
        <PeopleLists step="trading" />
        <Papers />
        <Review submission={submission.state} />
      </StepForm>
    </StepFrame>
  );
}

function Papers() {
  const t = useT('kyc');
  return (
    <>
      <section className={look.part} aria-label={t('signing.documents')}>
        <h2>{t('signing.documents')}</h2>
        <KycField step="trading" name="purpose_document" hint={t('signing.hints.purpose_document')} />
      </section>
      <section className={look.part} aria-label={t('signing.sign')}>
        <div>
          <h2>{t('signing.sign')}</h2>
          <p className={look.lead}>{t('signing.lead')}</p>
        </div>
        <KycField step="trading" name="signature" />
        <KycField step="trading" name="signed_date" />
      </section>
    </>
  );
}
