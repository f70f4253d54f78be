import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function KycPage() {
  const t = useT('kyc');
  return <PageHead title={t('title')} />;
}
