/** Short results that are also visible elsewhere (DES-10). Errors that need an act are notes, not toasts. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLatest } from '../use-latest.ts';
import { StatusGlyph } from '../icon/glyph.tsx';
import * as look from './toast.css.ts';

type Say = (text: string) => void;
const Toasts = createContext<Say | undefined>(undefined);

/** `const toast = useToast(); toast(t('addressCopied'))` */
export function useToast(): Say {
  const say = useContext(Toasts);
  if (!say) throw new Error('no ToastProvider around this screen');
  return say;
}

type Shown = { readonly id: number; readonly text: string };
let lastId = 0;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const say = useCallback<Say>((text) => setShown((all) => [...all, { id: ++lastId, text }].slice(-3)), []);
  const dismiss = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  return (
    <Toasts value={say}>
      {children}
      <Toaster shown={shown} dismiss={dismiss} />
    </Toasts>
  );
}

/** The region is always there, so that what appears in it is read out; each new toast lifts it above an open dialog. */
function Toaster({ shown, dismiss }: { readonly shown: readonly Shown[]; readonly dismiss: (id: number) => void }) {
  const region = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element?.isConnected) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <div ref={region} popover="manual" role="status" className={look.region}>
      {shown.map(({ id, text }) => (
        <Toast key={id} text={text} onEnd={() => dismiss(id)} />
      ))}
    </div>
  );
}

/** 3 s by the policy, standing still while somebody points at it or is in it (UI-07). */
function Toast({ text, onEnd }: { readonly text: string; readonly onEnd: () => void }) {
  const [paused, setPaused] = useState(false);
  const left = useRef<number>(policy.ui.toastMs);
  const end = useLatest(onEnd);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [end, paused]);
  const hold = () => setPaused(true);
  const letGo = () => setPaused(false);
  return (
    <div className={look.toast} tabIndex={0} onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <StatusGlyph glyph="tick" />
      <span>{text}</span>
    </div>
  );
}
