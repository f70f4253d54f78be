/** Under a step: whether it is kept, the way back and the way on. */
import { variants } from '@bankside/core/rules/applying.ts';
import { formatTime } from '@bankside/core/i18n/dates.ts';
import { Button } from '../../kit/button.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import type { Values } from '../../kit/form/form-paths.ts';
import type { FormStore } from '../../kit/form/form-store.ts';
import { useT } from '../../kit/words.tsx';
import { useApplication, useApplying } from './application-context.ts';
import { useBack } from './use-steps.ts';
import * as look from './card-apply.css.ts';

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
        {step !== 'about' && !alone && <Button onClick={back}>{t('back')}</Button>}
        {!(readonly && isLast) && <SubmitButton>{t(isLast ? 'submit' : 'continue')}</SubmitButton>}
      </div>
    </div>
  );
}

/** "Draft saved at 09:44", by the clock of who reads it. */
function Kept() {
  const t = useT('apply-start');
  const savedAt = useApplication((state) => state.savedAt);
  const unsaved = useApplication((state) => state.unsaved);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <span className={look.saved} role="status">
      {unsaved ? t('unsaved') : savedAt ? t('saved', { time: formatTime(savedAt, zone) }) : ''}
    </span>
  );
}
