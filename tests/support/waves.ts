/** How often a page has to wait for answers before it can ask for more, however fast the line is. */
import type { Page, Route } from '@playwright/test';

const quietMs = 500;

/** What was asked for together, until the page can be used: held back until nothing more is asked for, then answered at once. */
export async function wavesOf(page: Page, url: string, usable: () => Promise<unknown>): Promise<string[][]> {
  const waves: string[][] = [];
  let held: Route[] = [];
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    const together = held;
    held = [];
    waves.push(together.map((route) => new URL(route.request().url()).pathname));
    for (const route of together) void route.continue().catch(() => undefined); // the page may be gone
  };
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    held.push(route);
    clearTimeout(timer);
    timer = setTimeout(release, quietMs);
    return undefined;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await usable();
  const found = [...waves]; // what is asked for from now on is not waited for
  clearTimeout(timer);
  await page.unroute('**/*');
  for (const route of held) await route.continue().catch(() => undefined);
  return found;
}
