/** What mounts of a tag leave behind (PERF-07). */
import type { CDPSession, Page } from '@playwright/test';

export type Leaks = { readonly nodes: number; readonly listeners: number; readonly bytesPerCycle: number };

/** Code that is compiled while mounts repeat is V8's own, and would hide what is ours. */
export const withoutCompilers = ['--no-opt', '--no-maglev', '--no-sparkplug'];
/** What two hundred mounts and unmounts leave behind, after twenty that warm everything. */
export async function leaksOf(page: Page, devtools: CDPSession, tag: string, rounds = 200): Promise<Leaks> {
  const cycle = (times: number) =>
    page.evaluate(
      async ([count, html]) => {
        const main = document.querySelector('main');
        document.querySelector('card-apply')?.remove();
        for (let round = 0; round < count; round += 1) {
          const element = Object.assign(document.createElement('template'), { innerHTML: html }).content.firstElementChild;
          if (!element || !main) throw new Error('no page');
          main.append(element);
          await (Reflect.get(element, 'whenReady') as () => Promise<void>).call(element);
          element.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [times, tag] as const,
    );
  const count = async () => {
    await page.waitForTimeout(500);
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: (await devtools.send('Runtime.getHeapUsage')).usedSize };
  };
  await devtools.send('Performance.enable');
  await cycle(20);
  const before = await count();
  await cycle(rounds);
  const after = await count();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    bytesPerCycle: (after.heap - before.heap) / rounds,
  };
}
