/** Cards need code 4 and an approved KYC (PER-02, PER-09). */
import { expect, test } from '../../support/fixtures.ts';
import { word } from '../../support/words.ts';

test('a sub-account without code 4 sees no cards, and reads so at their address', async ({ as, freshCompany, page }) => {
  const { people } = await freshCompany({ users: [{ authjson: ['1'] }, { authjson: ['1', '4'] }] });
  await as(people[1]?.email ?? '');
  await expect(page.getByRole('link', { name: word('shell:places.applyCard'), exact: true })).toHaveCount(0);
  for (const path of ['/apply_card_input', '/apply_card_info']) {
    await page.goto(path);
    await expect(page.getByRole('alertdialog')).toContainText('You don’t have access to');
    await expect(page).toHaveURL(/\/$/);
  }
});

test('with code 4 they are there', async ({ as, freshCompany, page }) => {
  const { people } = await freshCompany({ users: [{ authjson: ['1', '4'] }] });
  await as(people[1]?.email ?? '');
  await page.getByRole('link', { name: word('shell:places.applyCardInfo'), exact: true }).click();
  await expect(page.getByText(word('apply-pages:list.none.title'))).toBeVisible();
});

test('before verification they wait, greyed, and open the dialog', async ({ as, page }) => {
  await as('pending');
  await page.getByRole('link', { name: new RegExp(word('shell:places.applyCard')) }).click();
  await expect(
    page.getByRole('alertdialog', { name: word('shell:access.kyc.title', 'en', { what: word('shell:places.applyCard') }) }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
