/** The company's card applications: the list, or with ?id= one of them (R-052, A101). */
import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function ApplicationsPage() {
  const t = useT('apply-pages');
  return <PageHead title={t('titles.status')} ruled />;
}
