/** The loading overlay (UI-06): while a foreground call runs that takes its time. Calls that answer at once do not flash it. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pending } from '@bankside/core/client/pending.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';

type Veil = (typeof import('@bankside/widgets/kit/overlay/overlay-veil.tsx'))['OverlayVeil'];
const patienceMs = 300;

export function Overlay() {
  const t = useT('portal');
  const running = useStore(pending, (state) => state.count > 0);
  const [Shown, setShown] = useState<Veil>();
  useEffect(() => {
    if (!running) return undefined;
    let over = false;
    const timer = setTimeout(() => {
      void import('@bankside/widgets/kit/overlay/overlay-veil.tsx').then(
        ({ OverlayVeil }) => over || setShown(() => OverlayVeil),
        () => undefined,
      );
    }, patienceMs);
    return () => {
      over = true;
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [running]);
  return running && Shown ? <Shown says={t('overlay')} /> : null;
}
