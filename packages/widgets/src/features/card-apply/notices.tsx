/** Above and under the form, where an application met something: no answer yet, or somebody else's newer draft. */
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useApplying } from './application-context.ts';
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

/** Nothing typed goes while the link is shut; the form goes on when it is open again (APP-31). */
export function Shut() {
  const t = useT('apply-trouble');
  return (
    <div className={look.note}>
      <Note tone="attention" live="alert" title={t('shut.title')}>
        {t('shut.text')}
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
