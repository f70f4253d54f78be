import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function PartnerConversionPage() {
  const t = useT('shell');
  return <PageHead title={t('places.partnerConversion')} />;
}
