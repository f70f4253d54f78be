/** 'Network timeout' and 'status - text' (ERR-05, ERR-06): 3 s by policy, standing still while somebody reads (UI-07). */
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { StatusGlyph } from '@bankside/widgets/kit/icon/glyph.tsx';
import { notices, unsay, type Notice } from '../../stores.ts';
import * as look from './notices.css.ts';

/** The region is always there, so that what appears in it is read out; a new line lifts it above an open dialog. */
export function Notices() {
  const list = useStore(notices, (state) => state.list);
  const region = useRef<HTMLDivElement>(null);
  const newest = list.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <div ref={region} popover="manual" role="alert" className={look.region}>
      {list.map((notice) => (
        <Line key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function Line({ notice: { id, text } }: { readonly notice: Notice }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => unsay(id), policy.ui.toastMs);
    return () => clearTimeout(timer);
  }, [id, held]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <p className={look.line} tabIndex={0} onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <StatusGlyph glyph="alert" />
      {text}
    </p>
  );
}
