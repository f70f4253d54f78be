import type { ReactNode } from 'react';
import { useT } from '../words.tsx';
import { useLazy, type Lazy } from './lazy.ts';

type Props<M> = {
  readonly of: Lazy<M>;
  /** It is to say that something went wrong: on a line that is down it may never come, so a sentence is in its place. */
  readonly trouble?: boolean;
  /** In its place until it is here. */
  readonly waiting?: ReactNode;
  readonly children: (part: M) => ReactNode;
};

/** A part that is fetched after the first field: nothing until it is here. */
export function LazyPart<M>({ of, trouble, waiting = null, children }: Props<M>) {
  const t = useT('shared');
  const part = useLazy(of);
  if (part) return children(part);
  return trouble ? <p role="alert">{t('kit.call.noAnswer')}</p> : waiting;
}
