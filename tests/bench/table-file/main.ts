/** A page that does nothing but read a table, and keeps its rows as a screen does. */
import { readTableFile } from '../../../packages/widgets/src/shared/table-file/table-file.ts';
import type { TableRow } from '../../../packages/widgets/src/shared/table-file/table.ts';

export type Reading = { readonly rows: number; readonly firstMs: number; readonly allMs: number; readonly longestTask: number };
type Bench = { readonly read: (address: string) => Promise<Reading>; kept: readonly TableRow[] };

const bench: Bench = {
  kept: [],
  async read(address) {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    const file = await (await fetch(address)).blob();
    const rows: TableRow[] = [];
    const start = performance.now();
    let firstMs = 0;
    await readTableFile(file, {
      onRows(piece) {
        firstMs ||= performance.now() - start;
        rows.push(...piece);
      },
    });
    const allMs = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 200)); // long tasks are reported a while later
    tasks.push(...observer.takeRecords().map(({ duration }) => duration));
    observer.disconnect();
    bench.kept = rows;
    return { rows: rows.length, firstMs, allMs, longestTask: Math.max(0, ...tasks) };
  },
};
Object.assign(globalThis, { bench });
