/** They come behind the sign-in page, but at once for a signed-in person, whom a page may be shut to; they are asked for again until they are here. */
import { useEffect, useState } from 'react';
import { LazyPart } from '@bankside/widgets/kit/lazy/lazy-part.tsx';
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { deadEnds } from '../../pages/lazy-dead-end.tsx';
import { inTime } from '../../routing/chunks.ts';

const guards = lazy(
  () => {
    deadEnds.load().catch(() => undefined);
    return inTime(import('./session-guards.tsx'));
  },
  'shell',
  'options',
);
const afterMs = 1000;

export function LazySessionGuards({ signedIn }: { readonly signedIn: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), signedIn ? 0 : afterMs);
    return () => clearTimeout(timer);
  }, [signedIn]);
  return isDue ? <LazyPart of={guards}>{({ SessionGuards }) => <SessionGuards signedIn={signedIn} />}</LazyPart> : null;
}
