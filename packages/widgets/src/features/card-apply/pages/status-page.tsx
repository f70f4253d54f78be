/** What became of an application: the result pages of the variants. */
import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function StatusPage() {
  const t = useT('apply-pages');
  return <PageHead title={t('titles.status')} />;
}
