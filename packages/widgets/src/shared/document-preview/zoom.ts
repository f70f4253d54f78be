/** How large a document is shown: `fit`, as wide as its frame, or a factor of its own size. */
export type Zoom = 'fit' | number;

const factors = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const;
export const smallest = factors[0];
export const largest = 4;

/** The next size from one that may lie between two. */
export const larger = (now: number): number => factors.find((factor) => factor > now + 0.01) ?? largest;
export const smaller = (now: number): number => factors.findLast((factor) => factor < now - 0.01) ?? smallest;

/** The factor that a zoom comes to, for a document `width` wide in a frame `room` wide, in CSS pixels. */
export function factorOf(zoom: Zoom, width: number, room: number, most = largest): number {
  if (zoom !== 'fit') return zoom;
  if (width <= 0 || room <= 0) return 1;
  return Math.min(most, Math.max(smallest, room / width));
}
