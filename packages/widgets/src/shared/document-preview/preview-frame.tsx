/** Around what is drawn: its tools, and a frame that scrolls, which the keys + − 0 zoom too. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './document-preview.css.ts';
import { factorOf, larger, largest, smaller, smallest, type Zoom } from './zoom.ts';

type Props = {
  readonly name: string;
  /** In CSS pixels at its own size; 0 until it is known. */
  readonly width: number;
  /** Fitting enlarges no further than this. */
  readonly most?: number;
  /** Beside the zoom: how many pages, a way to turn. */
  readonly tools?: ReactNode;
  readonly onSave: () => void;
  readonly children: (factor: number, frame: HTMLElement | null) => ReactNode;
};

export function PreviewFrame({ name, width, most, tools, onSave, children }: Props) {
  const t = useT('preview');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const factor = factorOf(zoom, width, useWidth(frame), most);
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => setZoom(larger(factor)),
    '=': () => setZoom(larger(factor)),
    '-': () => setZoom(smaller(factor)),
    '0': () => setZoom('fit'),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      <div className={look.bar} role="group" aria-label={t('tools')}>
        <IconButton icon="minus" label={t('zoomOut')} disabled={factor <= smallest} onClick={() => setZoom(smaller(factor))} />
        <span className={look.percent} role="status">
          {t('zoom', { percent: Math.round(factor * 100) })}
        </span>
        <IconButton icon="add" label={t('zoomIn')} disabled={factor >= largest} onClick={() => setZoom(larger(factor))} />
        <Button compact variant="quiet" aria-pressed={zoom === 'fit'} onClick={() => setZoom('fit')}>
          {t('fit')}
        </Button>
        {tools}
        <span className={look.end}>
          <IconButton icon="download" label={t('download', { name })} onClick={onSave} />
        </span>
      </div>
      {/* a frame that scrolls must be reached by keys */}
      <div ref={setFrame} className={look.frame} role="region" aria-label={t('region', { name })} tabIndex={0} onKeyDown={press}>
        {children(factor, frame)}
      </div>
    </>
  );
}

/** How wide the frame is inside its padding, always with the room of a scroll bar. */
function useWidth(frame: HTMLElement | null): number {
  const [room, setRoom] = useState(0);
  const last = useRef(0);
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(frame);
      const next = Math.floor(frame.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
      if (next !== last.current) setRoom((last.current = next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(frame);
    return () => watch.disconnect();
  }, [frame]);
  return room;
}
