/** Groups of files that import each other in a circle. */
import { importsOf, type Import, type Source } from './sources.ts';

/** value: at module load. type: imports of types as well. later: import() as well. */
export type Reach = 'value' | 'type' | 'later';

const follows: Readonly<Record<Reach, (each: Import) => boolean>> = {
  value: ({ typeOnly, later }) => !typeOnly && !later,
  type: ({ later }) => !later,
  later: () => true,
};

/** Tarjan's strongly connected components: each circle once, the largest first. */
export function circlesOf(sources: readonly Source[], reach: Reach): string[][] {
  const known = new Set(sources.map(({ path }) => path));
  const edges = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(follows[reach])
        .flatMap(({ to }) => (known.has(to) ? [to] : [])),
    ]),
  );
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const lowest = (path: string, other: number) => low.set(path, Math.min(low.get(path) ?? other, other));
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const next of edges.get(path) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest(path, low.get(next) ?? 0);
      } else if (stack.includes(next)) lowest(path, order.get(next) ?? 0);
    }
    if (low.get(path) !== order.get(path)) return;
    const circle = stack.splice(stack.indexOf(path));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const { path } of sources) if (!order.has(path)) visit(path);
  return circles.sort((a, b) => b.length - a.length);
}
