import { PageHead } from '../../kit/heading.tsx';
import { useT } from '../../kit/words.tsx';

export function AdviceFiatPage() {
  const t = useT('shell');
  return <PageHead title={t('places.adviceFiat')} />;
}

export function AdviceDigitalPage() {
  const t = useT('shell');
  return <PageHead title={t('places.adviceDigital')} />;
}
