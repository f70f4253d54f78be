import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function QueuePage() {
  const t = useT('back-office');
  return <PageHead title={t('places.desk')} />;
}
