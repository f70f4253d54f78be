/** axe-core in a page: put in once for each document, and only what is wrong is sent back. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunOptions, default as Axe } from 'axe-core';
import type { Page } from '@playwright/test';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A sentence for each violation within `selector`, through shadow roots and frames alike. */
export async function violationsIn(page: Page, options: RunOptions, selector = 'html'): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(await source);
  return page.evaluate(
    async ([within, how]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(within, { ...how, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [selector, options] as const,
  );
}
