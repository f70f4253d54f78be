import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

/** Unknown, closed and expired links look alike; nothing is told but what to do (A74). */
export function InvalidLink() {
  const t = useT('apply-pages');
  return <PageHead title={t('invalid.title')} lead={t('invalid.text')} />;
}
