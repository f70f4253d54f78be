/** axe-core in a page: put in once for each document, and only what is wrong is sent back. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunOptions, default as Axe } from 'axe-core';
import type { Page } from '@playwright/test';
import { eachLook } from './looks.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Within = string | { readonly include: string[][] };

/** A sentence for each violation within `selector`, through shadow roots and frames alike. */
export async function violationsIn(page: Page, options: RunOptions, selector: Within = 'html'): Promise<string[]> {
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

/** Text that is too faint: axe measures one text of each look, a fifth of the work. */
export async function faintTexts(page: Page): Promise<string[]> {
  const marked = await page.evaluate(eachLook);
  return violationsIn(
    page,
    { preload: false, runOnly: { type: 'rule', values: ['color-contrast'] } },
    marked.length > 0 ? { include: marked.map((mark) => [`[data-look="${mark}"]`]) } : 'html',
  );
}
