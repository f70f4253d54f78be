/** The attendants come behind the sign-in page, but at once for a signed-in person, whom a page may be shut to; they are asked for again until they are here. */
import { useEffect, useState } from 'react';
import { loadWords } from '../../i18n.ts';
import { fetchDeadEnds } from '../../pages/lazy-dead-end.tsx';
import { inTime } from '../../routing/screens.ts';

type SessionGuards = (typeof import('./session-guards.tsx'))['SessionGuards'];
const afterMs = 1000;
const againMs = 5000;

export function LazySessionGuards({ signedIn }: { readonly signedIn: boolean }) {
  const [Ready, setReady] = useState<SessionGuards>();
  useEffect(() => {
    let gone = false;
    const fetch = () => {
      fetchDeadEnds().catch(() => undefined);
      inTime(Promise.all([import('./session-guards.tsx'), loadWords('shell', 'options')])).then(
        ([module]) => gone || setReady(() => module.SessionGuards),
        () => gone || (timer = setTimeout(fetch, againMs)),
      );
    };
    let timer = setTimeout(fetch, signedIn ? 0 : afterMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [signedIn]);
  return Ready ? <Ready signedIn={signedIn} /> : null;
}
