/** Each row of the guide's table of errors: what fires, what the console says, what the visitor sees, and that the page around has no fault of it. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { tags } from '@bankside/core/rules/tags.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { reasons } from '@bankside/widgets/elements/panel/panel-reasons.ts';
import { labelOf } from '../support/applicant.ts';
import { giveSessions, sessionFor, signedInTags } from '../support/embed-session.ts';
import { fallback, giving, reportedTo } from '../support/partner-errors.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { someOf } from '../support/ways.ts';
import { word } from '../support/words.ts';

for (const tag of someOf(tags, 3))
  test(`timeout: ${tag} at a bank that takes calls and never answers`, async ({ embed, page: opened, bank, foreign }) => {
    const calls = ['getLinkParamByPath', 'card/get', 'card/record', 'kyc/getKycInfo', 'deposit/getConfig'];
    await opened.clock.install();
    await opened.route(
      (url) => url.origin === bank.url && calls.some((call) => url.pathname.endsWith(call)),
      () => undefined,
    );
    if (signedInTags.includes(tag)) await sessionFor(bank.url, foreign.origin, tag);
    const page = await embed({ body: tagOf(tag, '', fallback) });
    if (tag === 'card-apply-status')
      await page.locator(tag).evaluate((element) => Reflect.set(element, 'viewToken', 'view-token-that-nobody-knows-0000'));
    await expect
      .poll(async () => {
        await page.clock.runFor(policyStart.embed.answerMs / 4);
        return (await page.heard()).find(({ name }) => name === 'bank-error')?.detail;
      })
      .toMatchObject({ kind: 'timeout', code: 0, retryable: true });
    await expect(page.locator('#else')).toBeVisible();
  });

for (const tag of someOf(['card-apply', 'kyc-wizard', 'deposit-address', 'card-list'] as const, 1))
  for (const way of ['dead', 'shapeless'] as const)
    test(`auth: ${tag} with a ${way} token gets the same`, async ({ embed, page: opened, watched }) => {
      watched.expectSaying(way === 'dead' ? /<[a-z-]+> .*\(9300\)/ : /fetchToken failed: it answered without/);
      await giving(opened, tag, way);
      const page = await embed({ body: `<${tag}>${fallback}</${tag}>` });
      expect(await reportedTo(page)).toMatchObject({ kind: 'auth', code: 9300, retryable: true });
      await expect(page.locator('#else')).toBeVisible();
    });

test('config: a signed-in tag whose page gives no session', async ({ embed, page: opened, watched }) => {
  watched.expectSaying(/the page gave no session: set el\.session/);
  await opened.clock.install();
  const page = await embed({ body: `<deposit-address>${fallback}</deposit-address>`, session: 'none' });
  await page.waitForFunction(() => document.querySelector('deposit-address:defined'));
  await expect
    .poll(async () => {
      await page.clock.runFor(policyStart.embed.patienceMs);
      return (await page.heard()).find(({ name }) => name === 'bank-error')?.detail;
    })
    .toMatchObject({ kind: 'config' });
  await expect(page.locator('#else')).toBeVisible();
});

test('permission: a session that may not do it', async ({ embed, page: opened, bank, watched }) => {
  watched.expectSaying(/<kyc-wizard> .*\(2000\)/);
  watched.expectSaying(/<kyc-wizard> has no right to this/);
  await opened.route(`${bank.url}/api/v1/account/kyc/getKycInfo`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { code: 2000, msg: 'You do not have permission to do this', data: null },
    }),
  );
  const page = await embed({ body: tagOf('kyc-wizard', '', fallback) });
  expect(await reportedTo(page)).toMatchObject({ kind: 'permission', code: 2000, retryable: false });
  await expect(page.locator('#else')).toBeVisible();
});

test('permission: a token that was asked for another tag, which the console says', async ({
  embed,
  page: opened,
  bank,
  foreign,
  watched,
}) => {
  const text = /<card-list> has no right to this: was its session asked for card-list \(tags of \/embed\/session\)\?/;
  watched.expectSaying(text);
  watched.expectSaying(/<card-list> .*\(2000\)/);
  const token = await sessionFor(bank.url, foreign.origin, 'deposit-address');
  await opened.addInitScript(giveSessions, { tag: 'card-list', token });
  const said = opened.waitForEvent('console', (message) => text.test(message.text()));
  const page = await embed({ body: tagOf('card-list', '', fallback), session: 'none' });
  await said;
  const reported = await reportedTo(page);
  expect(reported).toMatchObject({ kind: 'permission', code: 2000, retryable: false, requestId: expect.stringMatching(/./) });
  const tag = page.locator('card-list');
  await expect(tag.getByText(word('errors:noPermission_tag'), { exact: true })).toBeVisible();
  await expect(tag.getByRole('button', { name: word('shared:retry') }), 'it would be refused again').toHaveCount(0);
});

test('upload: a file that is too large, and one that the bank refuses, each in its sentence at its field', async ({ embed }) => {
  const page = await embed({ body: tagOf('card-apply', '', fallback).replace('kestrel', 'aisport') });
  await untilReady(page, 'card-apply');
  const front = page.locator('card-apply').getByRole('group', { name: labelOf('id_front', 'en'), exact: true });
  const give = (buffer: Buffer) =>
    front.locator('input[type=file]').first().setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  const jpegHead = Buffer.from([0xff, 0xd8, 0xff]);
  await give(Buffer.concat([jpegHead, Buffer.alloc(6 * 1_048_576)]));
  await expect(front.getByText(word('rules:fileOver', 'en', { limit: '5M' }), { exact: true })).toBeVisible();
  await give(Buffer.concat([jpegHead, Buffer.from('<html>')]));
  await expect(front.getByText(word('errors:imageBad'), { exact: true })).toBeVisible();
  const errors = (await page.heard()).filter(({ name }) => name === 'bank-error').map(({ detail }) => detail);
  expect(errors).toMatchObject([
    { kind: 'upload', code: 7000, retryable: true },
    { kind: 'upload', code: 7003, retryable: true },
  ]);
  await expect(page.locator('#else')).toBeHidden();
});

test('validation: a code that is not right, and the form stays', async ({ embed, bank }) => {
  const page = await embed({ body: tagOf('card-apply', '', fallback) });
  await untilReady(page, 'card-apply');
  const address = `wrong-${process.pid}@hasegawa.example`;
  const widget = page.locator('card-apply');
  await widget.getByLabel(labelOf('email', 'en'), { exact: true }).fill(address);
  await widget.getByRole('button', { name: word('form:otp.send'), exact: true }).click();
  const code = widget.getByLabel(word('form:verified.code'), { exact: true });
  await expect(code).toBeVisible();
  await expect.poll(async () => (await bank.mail(address)).length).toBe(1);
  await code.fill((await bank.mail(address))[0]?.code === '111111' ? '222222' : '111111');
  expect(await reportedTo(page)).toMatchObject({ kind: 'validation', code: 1011, retryable: true });
  await expect(code).toBeVisible();
});

test('unsupported: a browser without what the tags need', async ({ embed, page: opened }) => {
  await opened.addInitScript(() => {
    const { supports } = CSS;
    Object.defineProperty(CSS, 'supports', {
      value: (...asked: [string]) => !asked.join().includes(':state(') && supports.apply(CSS, asked),
    });
    Reflect.deleteProperty(ElementInternals.prototype, 'states');
  });
  const page = await embed({ body: tagOf('card-apply', '', fallback), lang: 'ja' });
  expect(await reportedTo(page)).toMatchObject({ kind: 'unsupported', retryable: false, message: 'this browser has no custom states' });
  await expect(page.locator('card-apply').getByRole('alert')).toContainText(reasons.ja.unsupported);
  await expect(page.locator('#else')).toBeVisible();
});

for (const [language, name] of [
  ['en', 'not set up'],
  ['zh', '设置有误'],
  ['ja', '設定に誤り'],
] as const satisfies readonly (readonly [Language, string])[])
  test(`config: the visitor reads it in ${language}`, async ({ embed, watched }) => {
    watched.expectSaying(/api-base/);
    const page = await embed({ body: tagOf('card-apply-status', 'api-base="bank"', fallback), lang: language });
    await expect(page.locator('card-apply-status').getByRole('alert')).toContainText(name);
  });
