/** Dead ends are rare: they are fetched when one is met, and behind the first page, so that they are here when the line is cut. */
import { useEffect, useState, type ComponentType } from 'react';
import { useT } from '@bankside/widgets/kit/words.tsx';

type Kind = 'NotFound' | 'DidNotLoad' | 'NotKnown';

export const fetchDeadEnds = () => import('./dead-ends.tsx');

export function DeadEnd({ kind }: { readonly kind: Kind }) {
  const t = useT('portal');
  const [pages, setPages] = useState<Readonly<Record<Kind, ComponentType>> | 'broken'>();
  useEffect(() => {
    let gone = false;
    fetchDeadEnds().then(
      (found) => gone || setPages(found),
      () => gone || setPages('broken'),
    );
    return () => void (gone = true);
  }, []);
  if (pages === 'broken')
    return (
      <main>
        <h1>{t('notLoaded.title')}</h1>
        <p>{t('notLoaded.text')}</p>
      </main>
    );
  const Page = pages?.[kind];
  return Page ? <Page /> : null;
}
