/** The legal texts, one press away from anywhere. */
import { useState, type ReactNode } from 'react';
import { lazy, useFetchPart } from '../../kit/lazy/lazy.ts';
import type { LegalDialog, LegalText } from './legal-dialog.tsx';

const dialog = lazy(() => import('./legal-dialog.tsx'), 'legal');

/** The two texts, fetched when one is asked for: `const legal = useLegal()`, a button with `legal.show('privacy')`, and `{legal.dialog}`. */
export function useLegal(): { readonly show: (text: LegalText) => void; readonly dialog: ReactNode } {
  const fetchPart = useFetchPart();
  const [shown, setShown] = useState<{ readonly Dialog: typeof LegalDialog; readonly text: LegalText }>();
  const show = async (text: LegalText) => {
    const { LegalDialog: Dialog } = await fetchPart(dialog);
    setShown({ Dialog, text });
  };
  return {
    show: (text) => void show(text).catch(() => undefined), // pressed again once the line is back
    dialog: shown && <shown.Dialog text={shown.text} onClose={() => setShown(undefined)} />,
  };
}
