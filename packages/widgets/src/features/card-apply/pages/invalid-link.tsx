import { Note } from '../../../kit/feedback/note.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';

/** Unknown, closed, paused, full and ended links look alike; they say nothing but what to do (APP-18). */
export function InvalidLink() {
  const t = useT('apply-trouble');
  return <PageHead title={t('trouble.linkInvalid.title')} lead={t('trouble.linkInvalid.text')} />;
}

/** Above a form that is being filled in while its link stops: nothing typed goes (APP-31). */
export function ShutMeanwhile() {
  const t = useT('apply-trouble');
  return (
    <Note tone="attention" live="alert" title={t('shut.title')}>
      {t('shut.text')}
    </Note>
  );
}
