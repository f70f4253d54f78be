import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

let locks = 0;
let before = '';

/** A native modal dialog leaves the page behind scrollable; counted, because one may lie above another for a moment. */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks++ === 0) {
    before = style.overflow;
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks === 0) style.overflow = before;
  };
}

/** Where focus begins, the best first; without any of these the browser takes the first control. */
const focusOrder = [
  '[data-autofocus]',
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)',
  '[aria-current="page"]',
];
const firstOf = (dialog: HTMLElement, selectors: readonly string[]) =>
  selectors.map((each) => dialog.querySelector<HTMLElement>(each)).find((found) => found !== null);

/**
 * Opens the dialog while it is mounted. The browser traps focus and gives it back on close, which is why it is closed
 * before React takes it away.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const unlock = lockScroll();
    dialog.showModal();
    firstOf(dialog, focusOrder)?.focus();
    const cancel = (event: Event) => {
      if (event.target !== dialog) return; // a file input's cancel bubbles
      event.preventDefault();
      close.current();
    };
    // browsers close a dialog on the second Escape whatever we say; the screen has to know
    const closed = () => dialog.open || close.current();
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.close();
      unlock();
    };
  }, []);
  return ref;
}
