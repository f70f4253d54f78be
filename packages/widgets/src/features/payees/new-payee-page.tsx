import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function NewPayeePage() {
  const t = useT('shell');
  return <PageHead title={t('places.newPayee')} />;
}

export function NewPayeeForTransferPage() {
  const t = useT('shell');
  return <PageHead title={t('places.newPayeeForTransfer')} />;
}
