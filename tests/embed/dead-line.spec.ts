/** A line that dies after the scripts and before the bank's first answer: nothing more can be fetched, and the visitor is informed all the same. */
import { expect, tagOf, test } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

const stepsOf = { 'card-apply': 'apply-start:progress', 'kyc-wizard': 'kyc-start:progress' } as const;

for (const tag of ['card-apply', 'kyc-wizard'] as const)
  test(`${tag} says that the bank does not answer, and goes on when it does`, async ({ embed, page, bank, watched }) => {
    watched.expectFailing(/./);
    let die: () => void = () => undefined;
    const drawn = new Promise<void>((resolve) => (die = resolve));
    let isDead = false;
    await page.route(`${bank.url}/**`, async (route) => {
      const isCall = route.request().url().includes('/api/v1/');
      if (isCall && !isDead) await drawn;
      return isDead ? route.abort() : route.continue();
    });
    await embed({ body: tagOf(tag), lang: 'zh' });
    await expect(page.locator(tag).getByRole('list', { name: word(stepsOf[tag], 'zh') })).toBeVisible();
    isDead = true;
    die();
    await expect(page.locator(tag).getByRole('alert').first()).toHaveText(word('shared:kit.call.noAnswer', 'zh'));
    isDead = false;
    await page
      .locator(tag)
      .getByRole('button', { name: word('shared:retry', 'zh') })
      .click();
    await expect(page.locator(tag).getByRole('textbox').first()).toBeVisible();
  });
