/** The application as a page of the bank's own, by link: one page per route name, one form behind them (A73). */
import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function PublicApplyPage() {
  const t = useT('apply-pages');
  return <PageHead title={t('titles.apply')} />;
}
