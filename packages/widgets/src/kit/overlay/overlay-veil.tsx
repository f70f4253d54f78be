import { useEffect, useState } from 'react';
import { spinner } from '../action/button.css.ts';
import * as look from './overlay-veil.css.ts';
import { useModal } from './use-modal.ts';
import { useT } from '../words.tsx';

/** Only while money is being sent or a foreground call runs: nothing can be pressed meanwhile (DES-10, UI-06). */
export function OverlayVeil({ says }: { /** "Sending". */ readonly says: string }) {
  const t = useT('shared');
  const ref = useModal(() => undefined);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 8000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog ref={ref} className={look.veil} aria-label={says}>
      <div className={look.box} role="status">
        <p className={look.head}>
          <span className={spinner} aria-hidden="true" />
          {says}
        </p>
        {slow && <p className={look.slow}>{t('kit.veil.slow')}</p>}
      </div>
    </dialog>
  );
}
