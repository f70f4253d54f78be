/** The scale of a chart: even steps that people count in. Pixels need a float and take no harm from it; figures that are read stay text. */
export const width = 420;
export const height = 104;

export type Scale = {
  /** From the highest to the lowest. */
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
};

const steps = [1, 2, 2.5, 5, 10];
/** As many steps as there is room for. */
const most = 4;

function stepFor(span: number): number {
  const size = 10 ** Math.floor(Math.log10(span / most));
  return size * (steps.find((step) => size * step * most >= span) ?? 10);
}

export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = stepFor(high - low || Math.abs(high) || 1);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (last - index) * step);
  return { ticks, y: (value) => ((last - value / step) * height) / (last - first) };
}
