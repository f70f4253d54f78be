/** Ctrl K, Cmd K or "/" anywhere open the search (UI-13), and the button in the header for those who point. */
import { useEffect } from 'react';
import { IconButton } from '@bankside/widgets/kit/action/icon-button.tsx';
import { lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/theme/use-media.ts';
import { useLatest } from '@bankside/widgets/kit/use-latest.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { useFeedback, useOpened } from '../header-acts.tsx';
import type { PaletteFor } from './palette.tsx';

const palette = lazy(() => import('./palette.tsx').then(({ Palette }) => Palette), 'palette', 'shell');

const typesIn = 'input, textarea, select, [contenteditable]';
/** Under a dialog the page waits; where somebody types, a slash is a slash. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false;
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return true;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  return event.key === '/' && isPlain && !(event.target instanceof Element && event.target.closest(typesIn));
}

/** The way to open it, and what is open. */
export function useSearch(of: PaletteFor = 'client') {
  const { Part, open, show, close } = useOpened(palette);
  const feedback = useFeedback();
  const dialog = (
    <>
      {Part && open && <Part of={of} onClose={close} onFeedback={feedback.show} />}
      {feedback.dialog}
    </>
  );
  return { show, dialog };
}

export function SearchButton({ of }: { readonly of?: PaletteFor }) {
  const t = useT('shell');
  const isPhone = useMedia(media.phone);
  const { show, dialog } = useSearch(of);
  const latest = useLatest(show);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault(); // the browser's own search would take them
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
  return (
    <>
      {!isPhone && (
        <IconButton
          icon="search"
          label={`${t('search')} · Ctrl K`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onClick={show}
        />
      )}
      {dialog}
    </>
  );
}
