import type { ReactNode } from 'react';
import { TextButton } from '../action/text-button.tsx';
import { useT } from '../words.tsx';
import { usePart, type Lazy } from './lazy.ts';

type Props<M> = {
  readonly of: Lazy<M>;
  /** In its place until it is here. */
  readonly waiting?: ReactNode;
  readonly children: (part: M) => ReactNode;
};

/** A part that is fetched at once. When it does not come, it says so and can be asked for again. */
export function ShownPart<M>({ of, waiting = null, children }: Props<M>) {
  const t = useT('shared');
  const { it, failed, again } = usePart(of);
  if (it) return children(it);
  if (!failed) return waiting;
  return (
    <p role="alert">
      {t('kit.call.noAnswer')} <TextButton onClick={again}>{t('retry')}</TextButton>
    </p>
  );
}
