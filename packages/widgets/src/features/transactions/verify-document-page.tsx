import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function VerifyDocumentPage() {
  const t = useT('shell');
  return <PageHead title={t('places.verifyDocument')} />;
}
