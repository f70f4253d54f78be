/** Above and under the form, where an application met something: no answer yet, or somebody else's newer draft. */
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useApplying } from './application-context.ts';
import type { ApplicationState } from './draft/application-state.ts';
import * as look from './card-apply.css.ts';

export function Checking() {
  const t = useT('apply-trouble');
  return (
    <div className={look.note}>
      <Note tone="progress" live="status" title={t('checking.title')}>
        {t('checking.text')}
      </Note>
    </div>
  );
}

const tones = { shut: 'attention', broken: 'negative' } as const;

/** Nothing typed goes; the form goes on when its link is open again (APP-31), or when the bank can take it (APP-32). */
export function Stopped({ why }: { readonly why: ApplicationState['stopped'] }) {
  const t = useT('apply-trouble');
  if (why === 'no') return null;
  return (
    <div className={look.note}>
      <Note tone={tones[why]} live="alert" title={t(`${why}.title`)}>
        {t(`${why}.text`)}
      </Note>
    </div>
  );
}

export function Changed() {
  const t = useT('apply-trouble');
  const { store } = useApplying();
  const take = (
    <Button compact onClick={() => void store.takeNewer()}>
      {t('changed.take')}
    </Button>
  );
  return (
    <div className={look.note}>
      <Note tone="attention" title={t('changed.title')} action={take}>
        {t('changed.text')}
      </Note>
    </div>
  );
}
