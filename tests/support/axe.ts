/** axe-core in a page: put in once for each document, and only what is wrong is sent back. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunOptions, default as Axe } from 'axe-core';
import type { Page } from '@playwright/test';
import { eachLook } from './looks.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Within = string | { include: string[][] } | { exclude: string[][] };

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

/** Looks that this worker found readable; colours are part of a look, so a theme has its own. */
const readable = new Set<string>();

/** Text that is too faint: axe measures one text of each look that it has not measured before. */
export async function faintTexts(page: Page): Promise<string[]> {
  const contrast: RunOptions = { preload: false, runOnly: { type: 'rule', values: ['color-contrast'] } };
  const looks = await page.evaluate(eachLook, [...readable]);
  if (!looks) return violationsIn(page, contrast);
  if (looks.length === 0) return [];
  const faint = await violationsIn(page, contrast, { include: looks.map((look) => [`[data-look="${look}"]`]) });
  if (faint.length === 0) for (const look of looks) readable.add(look);
  return faint;
}
