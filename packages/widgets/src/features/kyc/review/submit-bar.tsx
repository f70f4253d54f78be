/** Back and Submit. A try without an answer is asked again as it was, without saving anything before. */
import { Button } from '../../../kit/action/button.tsx';
import { useForm, useFormState } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { StepBar } from '../wizard/step-bar.tsx';
import { useKyc } from '../wizard/wizard-context.tsx';
import { SubmitNote } from './submit-note.tsx';
import { submitWord, type Submission } from './use-submit.ts';

export function SubmitBar({ submission }: { readonly submission: Submission }) {
  const t = useT('kyc');
  const form = useForm();
  const info = useKyc((state) => state.info);
  const saving = useFormState((state) => state.busy);
  const { phase } = submission.state;
  const isOpen = phase === 'unsure';
  return (
    <>
      <SubmitNote state={submission.state} />
      <StepBar
        step="trading"
        next={
          <Button variant="primary" busy={saving || phase === 'sending'} onClick={() => void (isOpen ? submission.go() : form.submit())}>
            {info ? t(`review.${submitWord(info)}`) : t('review.submit')}
          </Button>
        }
      />
    </>
  );
}
