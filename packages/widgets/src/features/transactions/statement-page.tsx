import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function StatementFiatPage() {
  const t = useT('shell');
  return <PageHead title={t('places.statementFiat')} />;
}

export function StatementDigitalPage() {
  const t = useT('shell');
  return <PageHead title={t('places.statementDigital')} />;
}
