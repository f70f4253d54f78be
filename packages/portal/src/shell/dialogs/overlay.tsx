/** The loading overlay (UI-06): while a foreground call runs that takes its time. Calls that answer at once do not flash it. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pending } from '@bankside/core/client/pending.ts';
import { LazyPart } from '@bankside/widgets/kit/lazy/lazy-part.tsx';
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';

const veil = lazy(() => import('@bankside/widgets/kit/overlay/overlay-veil.tsx'));
const patienceMs = 300;

export function Overlay() {
  const t = useT('portal');
  const running = useStore(pending, (state) => state.count > 0);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [running]);
  return running && isLate ? <LazyPart of={veil}>{({ OverlayVeil }) => <OverlayVeil says={t('overlay')} />}</LazyPart> : null;
}
