import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function OtcPage() {
  const t = useT('shell');
  return <PageHead title={t('places.otc')} />;
}
