import { PageHead } from '../../../kit/heading.tsx';
import { useT } from '../../../kit/words.tsx';

export function TransferRecordFiatPage() {
  const t = useT('shell');
  return <PageHead title={t('places.transferRecordFiat')} />;
}

export function TransferRecordDigitalPage() {
  const t = useT('shell');
  return <PageHead title={t('places.transferRecordDigital')} />;
}
