/** The company approves or rejects an associate's application by the link in its mail (R-098, A61). */
import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function AuditPage() {
  const t = useT('apply-pages');
  return <PageHead title={t('titles.audit')} />;
}
