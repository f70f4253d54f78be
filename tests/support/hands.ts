/** The hands of a person: every press, and every field that is filled in, counts. */
import type { Locator, Page } from '@playwright/test';

export function handsOn(page: Page) {
  const done = { presses: 0, fields: 0 };
  return {
    done,
    press: async (button: Locator) => {
      done.presses += 1;
      await button.click();
    },
    fill: async (name: string, text: string) => {
      done.fields += 1;
      await page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })).fill(text);
      await page.keyboard.press('Tab');
    },
    /** What is not a line of text: a list, a tick, a code. */
    field: async (work: () => Promise<unknown>) => {
      done.fields += 1;
      await work();
    },
  };
}
