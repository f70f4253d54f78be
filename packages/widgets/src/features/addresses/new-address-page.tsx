import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function NewAddressPage() {
  const t = useT('shell');
  return <PageHead title={t('places.newAddress')} />;
}

export function NewAddressForTransferPage() {
  const t = useT('shell');
  return <PageHead title={t('places.newAddressForTransfer')} />;
}
