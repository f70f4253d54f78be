/** The attendants come behind the sign-in page, but at once for a signed-in person, whom a page may be shut to; they are asked for again until they are here. */
import { useEffect, useState } from 'react';
import { loadWords } from '../../i18n.ts';
import { fetchDeadEnds } from '../../pages/lazy-dead-end.tsx';
import { inTime } from '../../routing/screens.ts';

type Attendants = (typeof import('./attendants.tsx'))['Attendants'];
const afterMs = 1000;
const againMs = 5000;

export function LazyAttendants({ signedIn }: { readonly signedIn: boolean }) {
  const [Ready, setReady] = useState<Attendants>();
  useEffect(() => {
    let gone = false;
    const fetch = () => {
      fetchDeadEnds().catch(() => undefined);
      inTime(Promise.all([import('./attendants.tsx'), loadWords('shell', 'options')])).then(
        ([module]) => gone || setReady(() => module.Attendants),
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
