/** What the console says to the developer of a page that names something wrongly; the tag works all the same. */
import type { Page } from '@playwright/test';
import { assetCodes, assets } from '@bankside/core/rules/money/networks.ts';
import { labelOf } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

const lineOf = (opened: Page, text: string) => opened.waitForEvent('console', (message) => message.text() === `[bankside] ${text}`);

test('card-apply-status with a token of no shape is ready, and says which address opens it', async ({ embed, page: opened, watched }) => {
  await opened.addInitScript(() => {
    const give = () => document.querySelectorAll('card-apply-status').forEach((tag) => Reflect.set(tag, 'viewToken', 'bad'));
    new MutationObserver(give).observe(document, { childList: true, subtree: true });
  });
  watched.expectSaying(/viewToken is not complete/);
  const warned = lineOf(opened, '<card-apply-status> viewToken is not complete: take it from the link in the email');
  const page = await embed({ body: '<card-apply-status application-no="CA-1"></card-apply-status>' });
  await warned;
  await expect.poll(async () => (await page.heard()).map(({ name }) => name)).toContain('bank-ready');
  await expect(page.locator('card-apply-status').getByText(word('apply-status:closed.title'))).toBeVisible();
});

for (const [tag, written, said] of [
  ['card-apply', 'isolation="iframe"', 'isolation="iframe" is none of page, frame'],
  ['card-apply', 'locale="xx"', 'locale="xx" is none of en, zh, ja'],
  ['card-apply', 'userref="member-81"', 'has no attribute userref: write user-ref'],
  ['card-apply', 'local="ja"', 'has no attribute local: write locale'],
  ['card-apply', 'messages="{}"', 'takes messages as a property, not as an attribute: element.messages = …'],
  ['card-apply-status', 'view-token="secret"', 'takes viewToken as a property, not as an attribute: element.viewToken = …'],
  ['deposit-address', 'asset="DOGE"', `asset="DOGE" is none of ${assetCodes.join(', ')}`],
  ['deposit-address', 'asset="USDC" network="TRC20"', `network="TRC20" is none of ${assets.USDC.join(', ')}`],
] as const)
  test(`the console names ${written} of ${tag}`, async ({ embed, watched, page: opened }) => {
    watched.expectSaying(/^\[bankside\] /);
    const warned = lineOf(opened, `<${tag}> ${said}`);
    const page = await embed({ body: tagOf(tag).replace(tag, `${tag} ${written}`) }); // of an attribute that is there twice, the first counts
    await warned;
    await untilReady(page, tag);
  });

for (const [property, said] of [
  ['session', 'session takes an object, and is not set'],
  ['beforeSubmit', 'beforeSubmit takes a function, and is not set'],
  ['linkPath', 'linkPath takes text, and is not set'],
  ['prefill', 'prefill names no field of the form: firstName. Write first_name'],
  ['prefill', 'prefill.birth_date takes a day as YYYY-MM-DD'],
  ['prefill', 'prefill.mobile takes text'],
  ['prefill', 'prefill.title takes mr, ms, mrs'],
  ['prefill', 'prefill.terms_accepted takes nothing: only the applicant gives it'],
  ['fields', 'fields names no field of the form: remarks'],
  ['fields', 'fields.first_name: the bank asks for it, so it cannot be hidden'],
  ['fields', 'fields.notes takes readOnly, hidden, required, not requird'],
  ['variant', 'variant="visionlife" is not for this link, which is shown as "link"'],
] as const)
  test(`the console names what ${property} does not take: ${said}`, async ({ embed, watched, page: opened }) => {
    watched.expectSaying(/^\[bankside\] <card-apply> /);
    const warned = lineOf(opened, `<card-apply> ${said}`);
    const page = await embed({ body: tagOf('card-apply') });
    await untilReady(page, 'card-apply');
    await page.locator('card-apply').evaluate((tag, name) => {
      const wrong = {
        session: () => 0,
        beforeSubmit: 'check',
        linkPath: ['kestrel'],
        prefill: { firstName: 'Aiko', birth_date: '31/12/1990', mobile: 8190, title: 'Dr', terms_accepted: true },
        fields: { remarks: { hidden: true }, first_name: { hidden: true }, notes: { requird: true } },
        variant: 'visionlife',
      };
      tag.replaceWith(Object.assign(document.createElement('card-apply'), { linkPath: 'kestrel', [name]: wrong[name] }));
    }, property);
    await warned;
  });

test('the console names a tag that is closed by a slash, which hides what follows', async ({ embed, watched, page: opened }) => {
  watched.expectSaying(/A slash, as in <card-apply-qr \/>, closes no tag/);
  const warned = opened.waitForEvent('console', (message) => message.text().includes('<card-apply-qr> shows nothing of what is inside it'));
  await embed({ body: '<card-apply-qr link-path="kestrel" /><p>Terms of the offer</p>' });
  await warned;
});

test('the console says nothing of a fallback, nor of what is right', async ({ embed, page: opened }) => {
  const page = await embed({ body: '<card-apply-qr link-path="kestrel"><p slot="fallback">Apply at the desk.</p></card-apply-qr>' });
  await untilReady(page, 'card-apply-qr');
  await page.evaluate(() => {
    const wanted = { linkPath: 'kestrel', prefill: { first_name: 'Aiko' }, fields: { notes: { hidden: true } } };
    document.body.append(Object.assign(document.createElement('card-apply'), wanted));
  });
  await untilReady(page, 'card-apply');
  await opened.waitForLoadState('networkidle');
});

test('the console names what <bank-session> does not have', async ({ embed, watched, page: opened }) => {
  const texts = ['has no attribute local: write locale', 'theme="night" is none of light, dark, auto'];
  watched.expectSaying(/^\[bankside\] /);
  const warned = texts.map((text) => opened.waitForEvent('console', (message) => message.text() === `[bankside] <bank-session> ${text}`));
  await embed({ body: '<bank-session local="ja" theme="night"></bank-session>' });
  await Promise.all(warned);
});

test('first values of another kind are left out, and a consent is the applicant’s alone', async ({ embed, watched }) => {
  watched.expectSaying(/prefill/);
  const page = await embed({ body: '' });
  await page.evaluate(() => {
    const prefill = { first_name: 'Aiko', last_name: 42, email: {}, birth_date: '31/12/1990', terms_accepted: true };
    document.body.append(Object.assign(document.createElement('card-apply'), { linkPath: 'aisport', prefill }));
  });
  await untilReady(page, 'card-apply');
  const tag = page.locator('card-apply');
  await expect(tag.getByRole('textbox', { name: labelOf('first_name', 'en'), exact: true })).toHaveValue('Aiko');
  await expect(tag.getByRole('textbox', { name: labelOf('last_name', 'en'), exact: true })).toHaveValue('');
  const birth = tag.getByRole('group', { name: labelOf('birth_date', 'en'), exact: true });
  for (const box of await birth.getByRole('textbox').all()) await expect(box).toHaveValue('');
  await expect(tag.getByRole('checkbox').last()).not.toBeChecked();
});
