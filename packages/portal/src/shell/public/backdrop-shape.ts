/** Its lines: the middle of the river, the crossings, and where the depths are written (DES-01). */
type Point = readonly [x: number, y: number];

/** Bends of the middle line, in the 864 × 900 of the picture. */
const bends: readonly Point[] = [
  [-260, 620],
  [-60, 592],
  [80, 540],
  [150, 440],
  [176, 320],
  [250, 226],
  [362, 222],
  [430, 306],
  [440, 430],
  [474, 556],
  [570, 634],
  [672, 590],
  [712, 480],
  [726, 366],
  [796, 284],
  [920, 276],
  [1060, 330],
];
const stepsPerBend = 24;

/** Catmull-Rom through four neighbouring points. */
const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);

function pointAt(bend: number, t: number): Point {
  const near = [bend - 1, bend, bend + 1, bend + 2].map(
    (index) => bends[Math.min(Math.max(index, 0), bends.length - 1)] ?? ([0, 0] as const),
  );
  const along = (axis: 0 | 1) => {
    const [a = 0, b = 0, c = 0, d = 0] = near.map((point) => point[axis]);
    return between(a, b, c, d, t);
  };
  return [along(0), along(1)];
}

const line: readonly Point[] = Array.from({ length: (bends.length - 1) * stepsPerBend + 1 }, (_, step) =>
  pointAt(Math.floor(step / stepsPerBend), (step % stepsPerBend) / stepsPerBend),
);
export const course = `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The direction across the river at a step of the line. */
function across(step: number): Point {
  const [ax, ay] = line[Math.max(step - 1, 0)] ?? [0, 0];
  const [bx, by] = line[Math.min(step + 1, line.length - 1)] ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}

/** Two parallel lines from bank to bank: the double rule. */
export function crossing(step: number, reach: number, gap: number): string {
  const [x, y] = line[step] ?? [0, 0];
  const [nx, ny] = across(step);
  return [-gap / 2, gap / 2]
    .map((side) => {
      const [cx, cy] = [x + ny * side, y - nx * side];
      return `M${(cx - nx * reach).toFixed(1)} ${(cy - ny * reach).toFixed(1)}L${(cx + nx * reach).toFixed(1)} ${(cy + ny * reach).toFixed(1)}`;
    })
    .join('');
}

/** Always the same numbers: mulberry32. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Depth = { readonly x: number; readonly y: number; readonly whole: number; readonly tenth: number };

/** Soundings as a chart has them: deeper in the middle, shallow at the banks, none under a crossing (`clear`) or on another. */
export function depths(every: number, halfWidth: number, clear: readonly number[]): Depth[] {
  const next = chance(1105);
  const found: Depth[] = [];
  for (let step = every; step < line.length; step += every)
    for (const lane of [-0.62, 0, 0.62]) {
      const [x, y] = line[step] ?? [0, 0];
      const [nx, ny] = across(step);
      const offset = (lane + (next() - 0.5) * 0.34) * halfWidth;
      const along = (next() - 0.5) * 14;
      const depth = 10.6 - (Math.abs(offset) / halfWidth) ** 1.5 * 9 + (next() - 0.5) * 1.6;
      const at = { x: x + nx * offset + ny * along, y: y + ny * offset - nx * along };
      if (
        next() < 0.1 ||
        clear.some((near) => Math.abs(near - step) < 4) ||
        found.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 20)
      )
        continue;
      const tenths = Math.round(Math.max(depth, 2.8) * 10);
      found.push({ ...at, whole: Math.floor(tenths / 10), tenth: tenths % 10 });
    }
  return found;
}
