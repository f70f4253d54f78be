/** Back and Submit. A try without an answer is asked again as it was, without saving anything before. */
import { Button } from '../../../kit/action/button.tsx';
import { useForm, useFormState } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { StepBar } from '../wizard/step-bar.tsx';
import { useKyc } from '../wizard/wizard-context.tsx';
import { HandInNote } from './hand-in-note.tsx';
import { submitWord, type HandIn } from './use-hand-in.ts';

export function SubmitBar({ handIn }: { readonly handIn: HandIn }) {
  const t = useT('kyc');
  const form = useForm();
  const info = useKyc((state) => state.info);
  const saving = useFormState((state) => state.busy);
  const { phase } = handIn.state;
  const isOpen = phase === 'unsure';
  return (
    <>
      <HandInNote state={handIn.state} />
      <StepBar
        step="trading"
        next={
          <Button variant="primary" busy={saving || phase === 'sending'} onClick={() => void (isOpen ? handIn.go() : form.submit())}>
            {info ? t(`review.${submitWord(info)}`) : t('review.submit')}
          </Button>
        }
      />
    </>
  );
}
