import { useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/words.tsx';
import { hidden } from '../../kit/theme/text.css.ts';
import * as look from './document-preview.css.ts';
import type { PdfDocument, PdfPage } from './pdf-engine.ts';

/** Width and height in CSS pixels at 100 %. */
export type Paper = { readonly width: number; readonly height: number };
/** PDF counts 72 points to the inch, CSS 96 pixels. */
export const pixelsPerPoint = 96 / 72;
/** What every browser can hold in one canvas. */
const mostPixels = 16_000_000;

type Props = {
  readonly document: PdfDocument;
  readonly number: number;
  /** The size of the first page, until this one's is known. */
  readonly first: Paper;
  readonly factor: number;
  readonly frame: HTMLElement | null;
};

type Fault = 'pageFailed' | 'pagePartly' | undefined;
/** One page. Far away it is blank paper, so that a long document costs the memory of a short one. */
export function PdfSheet({ document, number, first, factor, frame }: Props) {
  const t = useT('preview');
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(holder, frame);
  const [page, setPage] = useState<PdfPage>();
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    if (!near || page) return undefined;
    let stale = false;
    document.getPage(number).then(
      (got) => void (stale || setPage(got)),
      () => void (stale || setFault('pageFailed')),
    );
    return () => {
      stale = true;
    };
  }, [near, page, document, number]);
  useEffect(() => {
    if (!near || !page || !canvas.current) return undefined;
    return draw(page, canvas.current, factor, setFault);
  }, [near, page, factor]);
  useEffect(() => {
    if (!page) return undefined;
    let stale = false;
    void textOf(page).then((read) => void (stale || setText(read)));
    return () => {
      stale = true;
    };
  }, [page]);
  const paper = page ? sizeOf(page) : first;
  const { numPages: pages } = document;
  return (
    <div
      ref={setHolder}
      className={look.sheet}
      role="group"
      aria-label={t('page', { page: number, pages })}
      style={{ width: paper.width * factor, height: paper.height * factor }}
    >
      {near && <canvas ref={canvas} className={look.drawing} aria-hidden="true" />}
      {fault && <p className={fault === 'pagePartly' ? look.pagePartly : look.pageFault}>{t(fault)}</p>}
      {fault !== 'pageFailed' && <p className={hidden}>{text === undefined ? t('drawing', { page: number }) : text || t('pictureOnly')}</p>}
    </div>
  );
}

function sizeOf(page: PdfPage): Paper {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return { width, height };
}

/** Draws at the screen's own sharpness as far as a canvas can be large. Returns the way to stop. */
function draw(page: PdfPage, canvas: HTMLCanvasElement, factor: number, tell: (fault: Fault) => void): () => void {
  const viewport = page.getViewport({ scale: pixelsPerPoint * factor });
  const sharpness = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const task = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  const stopped = (error: unknown) => error instanceof Error && error.name === 'RenderingCancelledException';
  task.promise.then(
    () => tell(isWhole(page) ? undefined : 'pagePartly'),
    (error: unknown) => void (stopped(error) || tell('pageFailed')),
  );
  return () => task.cancel();
}

/** pdf.js leaves out what it cannot read, a font or a picture, without a word: a message or nothing is in its place then. */
const isWhole = ({ commonObjs, objs }: PdfPage): boolean =>
  [...commonObjs, ...objs].every(([, part]: readonly unknown[]) => part !== null && typeof part !== 'string');

/** What a screen reader reads in place of the drawing; empty for a scan. */
async function textOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .trim();
}

/** Within a screen's height of the frame. */
function useNear(sheet: HTMLElement | null, frame: HTMLElement | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!sheet || !frame) return undefined;
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: frame,
      rootMargin: '100% 0%',
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, [sheet, frame]);
  return near;
}
