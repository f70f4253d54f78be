/** §2 API-loading overlay: while a foreground call runs that takes its time (A08). Calls that answer at once do not flash it. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pending } from '@bankside/core/client/pending.ts';
import { OverlayVeil } from '@bankside/widgets/kit/overlay-veil.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';

const patienceMs = 300;

export function Overlay() {
  const t = useT('shell');
  const running = useStore(pending, (state) => state.count > 0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!running) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [running]);
  return running && shown ? <OverlayVeil says={t('overlay')} /> : null;
}
