import { ask, signInByCall } from '../../support/client.ts';
import { expect, test } from '../../support/fixtures.ts';
import { landed, openPortal } from '../../support/portal.ts';

test('a changed password ends other sessions and is the only one that signs in (ACC-15)', async ({ page, bank, freshCompany }) => {
  const {
    people: [main],
  } = await freshCompany();
  const elsewhere = await signInByCall(bank.url, main.email);
  await openPortal(page, bank.url, '/security', main);
  await landed(page);
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await section.getByLabel('Current password').fill(main.password);
  await section.getByLabel('New password', { exact: true }).fill('Harbour-2027');
  await section.getByLabel('Confirm new password').fill('Harbour-2027');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
  expect((await ask(bank.url, '/account/getUserInfo', {}, elsewhere)).code).toBe(9400);
  await expect(signInByCall(bank.url, main.email, main.password)).rejects.toThrow(/1003/);
  expect((await signInByCall(bank.url, main.email, 'Harbour-2027')).userid).toBe(main.userid);
});
