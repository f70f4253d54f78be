import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';

/** Unknown, closed, paused, full and ended links look alike; they say nothing but what to do (APP-18). */
export function InvalidLink() {
  const t = useT('apply-trouble');
  return <PageHead title={t('trouble.linkInvalid.title')} lead={t('trouble.linkInvalid.text')} />;
}
