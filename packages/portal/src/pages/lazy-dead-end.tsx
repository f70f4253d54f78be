/** Dead ends are rare: they are fetched when one is met, and behind the first page, so that they are here when the line is cut. */
import { lazy, usePart } from '@bankside/widgets/kit/lazy/lazy.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';

export const deadEnds = lazy(() => import('./dead-ends.tsx'));

type Props = {
  readonly kind: 'NotFound' | 'DidNotLoad' | 'NotKnown';
  /** In a frame that has a `main` of its own. */ readonly inside?: boolean;
};

export function DeadEnd({ kind, inside = false }: Props) {
  const t = useT('portal');
  const { it, failed } = usePart(deadEnds);
  if (failed)
    return (
      <main>
        <h1>{t('notLoaded.title')}</h1>
        <p>{t('notLoaded.text')}</p>
      </main>
    );
  const Page = it?.[kind];
  return Page ? <Page inside={inside} /> : null;
}
