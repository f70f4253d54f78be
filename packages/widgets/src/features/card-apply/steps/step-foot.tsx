/** Under a step: whether it is kept, the way back and the way on. */
import { variants } from '@bankside/core/rules/cards/applying.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { useT } from '../../../kit/words.tsx';
import { useApplication, useApplying } from '../application-context.ts';
import { useLazy } from '../../../kit/lazy/lazy.ts';
import { keptPart } from '../lazy-parts.ts';
import { useBack } from './use-steps.ts';
import * as look from '../card-apply.css.ts';

type Props = {
  readonly form: { readonly current: FormStore<Values> | null };
  readonly isLast: boolean;
  /** There is only one page. */
  readonly alone: boolean;
};

export function StepFoot({ form, isLast, alone }: Props) {
  const t = useT('apply-start');
  const { opened, readonly } = useApplying();
  const step = useApplication((state) => state.step);
  const back = useBack(form);
  const classes = variants[opened.variant].phone ? `${look.foot} ${look.bar}` : look.foot;
  return (
    <div className={classes}>
      <Kept />
      <div className={look.acts}>
        {step !== 'about' && !alone && <PlainButton onClick={back}>{t('back')}</PlainButton>}
        {!(readonly && isLast) && <SubmitButton>{t(isLast ? 'submit' : 'continue')}</SubmitButton>}
      </div>
    </div>
  );
}

/** Its place is there from the start, for those who listen; its words come with the first touch, ahead of the first save. */
function Kept() {
  const savedAt = useApplication((state) => state.savedAt);
  const unsaved = useApplication((state) => state.unsaved);
  const part = useLazy(keptPart, !savedAt);
  return (
    <span className={look.saved} role="status">
      {part && <part.KeptText words="apply-start" {...{ savedAt, unsaved }} />}
    </span>
  );
}
