import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function KycCasePage() {
  const t = useT('back-office');
  return <PageHead title={t('places.deskKyc')} />;
}
