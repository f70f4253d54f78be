/** Where a signature is drawn, and where a typed one is shown: dark ink on light paper in both themes, sharp on every screen. */
import SignaturePad from 'signature_pad';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../use-latest.ts';
import { signatureLook } from '../theme/tokens.css.ts';
import { groupsOf, inkOf, pen, type Ink } from './ink.ts';
import { writeName } from './picture.ts';
import * as look from './signature.css.ts';

type PadProps = { readonly label: string; readonly bad: boolean };

export function DrawnPad({ ink, label, bad, onDrawn }: PadProps & { readonly ink: Ink; readonly onDrawn: (ink: Ink) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const shown = useRef<Ink>([]);
  const latest = useLatest({ ink, onDrawn });
  const show = (width: number) => {
    const drawing = pad.current;
    if (!drawing) return;
    Object.assign(drawing, pen(width));
    drawing.fromData(groupsOf(latest.current.ink, width));
    shown.current = latest.current.ink;
  };
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return undefined;
    const made = new SignaturePad(drawn, { minDistance: 2 });
    pad.current = made;
    const ended = () => {
      shown.current = inkOf(made.toData(), drawn.clientWidth || 1);
      latest.current.onDrawn(shown.current);
    };
    made.addEventListener('endStroke', ended);
    return () => {
      made.removeEventListener('endStroke', ended);
      made.off();
      pad.current = undefined;
    };
  }, [latest]);
  const again = useSharp(canvas, show);
  useEffect(() => {
    if (ink !== shown.current) again();
  }, [ink, again]);
  return (
    <Paper bad={bad}>
      <canvas ref={canvas} className={look.canvas} role="img" aria-label={label} />
    </Paper>
  );
}

export function TypedPad({ name, label, bad }: PadProps & { readonly name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useLatest(name);
  const again = useSharp(canvas, (width) => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, width, width);
    writeName(context, latest.current.trim(), width);
  });
  useEffect(again, [name, again]);
  return (
    <Paper bad={bad}>
      <canvas ref={canvas} className={look.canvas} role="img" aria-label={label} />
    </Paper>
  );
}

function Paper({ bad, children }: { readonly bad: boolean; readonly children: React.ReactNode }) {
  return (
    <div className={look.paper} data-bad={bad || undefined}>
      {children}
      <span className={look.baseline} aria-hidden="true" />
    </div>
  );
}

/** Clears the canvas; how wide it is. */
function sharpen(canvas: HTMLCanvasElement): number {
  const density = Math.max(1, devicePixelRatio);
  const [width, height] = [canvas.clientWidth, canvas.clientWidth / signatureLook.ratio];
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.getContext('2d')?.scale(density, density);
  return width;
}

/** Keeps as many points in the canvas as the screen shows, and draws again when its width or the screen's density changes. */
function useSharp(canvas: RefObject<HTMLCanvasElement | null>, draw: (width: number) => void): () => void {
  const latest = useLatest(draw);
  const again = useCallback(() => {
    if (!canvas.current || canvas.current.clientWidth === 0) return;
    latest.current(sharpen(canvas.current));
  }, [canvas, latest]);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const watching = new ResizeObserver(again);
    watching.observe(canvas.current);
    return () => watching.disconnect();
  }, [canvas, again]);
  useEffect(() => {
    const list = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    list.addEventListener('change', again);
    return () => list.removeEventListener('change', again);
  }, [again]);
  return again;
}
