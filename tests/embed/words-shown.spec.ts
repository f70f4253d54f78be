/** Every sentence that a tag begins with is in the words that it loads: no key is shown, by link and by session. */
import { tags } from '@bankside/core/rules/tags.ts';
import { giveSessions, sessionFor } from '../support/embed-session.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';

const keys = /\b(shared|form|apply-start|kyc-start|apply-status|apply-qr|deposit-address|card-list):[a-z]/;

for (const tag of tags)
  test(`no key is shown by ${tag}`, async ({ embed }) => {
    const page = await embed({ body: tagOf(tag) });
    await untilReady(page, tag);
    await expect(page.locator(tag).getByRole('heading').first()).toBeVisible();
    await expect(page.locator(tag)).not.toContainText(keys);
  });

test('no key is shown by card-apply with a session, whose card has the name of the bank', async ({
  embed,
  page: opened,
  bank,
  foreign,
}) => {
  const token = await sessionFor(bank.url, foreign.origin, 'card-apply');
  await opened.addInitScript(giveSessions, { tag: 'card-apply', token });
  const page = await embed({ body: '<card-apply></card-apply>', session: 'none' });
  await untilReady(page, 'card-apply');
  await expect(page.locator('card-apply').getByText('Bankside', { exact: true }).first()).toBeVisible();
  await expect(page.locator('card-apply')).not.toContainText(keys);
});
