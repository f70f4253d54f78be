/** A signed-in company applies for one of its directors or associates. */
import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function ApplyCardPage() {
  const t = useT('apply-pages');
  return <PageHead title={t('titles.apply')} ruled />;
}
