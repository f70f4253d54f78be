import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function CompaniesPage() {
  const t = useT('back-office');
  return <PageHead title={t('places.deskCompanies')} />;
}
