/** Pictures of a story's steps, to be looked at: one after each step into the folder that PICTURES names; none without it. */
import { test, type Page } from '@playwright/test';

/** Steps of one story, numbered; `what` names the folder of its way. */
export function picturedSteps(page: Page, what: string): (name: string, work: () => Promise<void>) => Promise<void> {
  const folder = process.env['PICTURES'];
  let number = 0;
  return (name, work) =>
    test.step(name, async () => {
      await work();
      number += 1;
      if (folder)
        await page.screenshot({ path: `${folder}/${what}/${String(number).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png` });
    });
}
