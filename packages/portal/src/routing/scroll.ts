/** Back and forward return to where a page was left: the browser tries before its rows have come. */
const left = new Map<number, number>();
let wanted = 0;

/** As a page is scrolled, by its step in this tab's history. */
export const noteScroll = (step: number): void => void left.set(step, scrollY);
/** A step of the browser's: what the page that comes is to return to. Any other begins at its top. */
export const wantScroll = (step?: number): void => void (wanted = (step !== undefined && left.get(step)) || 0);

const waitMs = 5000;
const own = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Once the page is drawn: as soon as it is high enough, unless somebody moves first. */
export function restoreScroll(): void {
  const top = wanted;
  if (!top) return;
  const over = new AbortController();
  const { signal } = over;
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    scrollTo(0, top);
    over.abort();
  });
  const timer = setTimeout(() => over.abort(), waitMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const name of [...own, 'popstate'] as const) addEventListener(name, () => over.abort(), { signal, capture: true });
  observer.observe(document.body);
}
