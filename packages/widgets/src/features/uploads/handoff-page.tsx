/** A phone goes on with an upload that a desktop asked for (decisions 23). */
import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function HandoffPage() {
  const t = useT('apply-pages');
  return <PageHead title={t('titles.handoff')} />;
}
