/** Each row of the guide's table of errors: what fires, what the console says, what the visitor sees, and that the page around has no fault of it. */
import type { Page } from '@playwright/test';
import type { Language } from '@bankside/core/rules/languages.ts';
import { tags, type Tag } from '@bankside/core/rules/tags.ts';
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { reasons } from '@bankside/widgets/elements/panel/panel-reasons.ts';
import { labelOf } from '../support/applicant.ts';
import { sessionFor, signedInTags } from '../support/embed-session.ts';
import { expect, tagOf, test, untilReady, type Embedded } from '../support/partner-page.ts';
import { someOf } from '../support/ways.ts';
import { word } from '../support/words.ts';

type Detail = Readonly<Record<string, unknown>>;
const fallback = '<a slot="fallback" href="/else" id="else">Else</a>';
const places = ['page', 'frame'] as const;

/** The first bank-error. */
async function reportedTo(page: Embedded): Promise<Detail> {
  const find = async () => (await page.heard()).find(({ name }) => name === 'bank-error')?.detail;
  await expect.poll(find).toBeDefined();
  return (await find()) ?? {};
}
const reads = (page: Page, tag: Tag, isolation: 'page' | 'frame', text: string) =>
  expect(
    (isolation === 'page' ? page.locator(tag) : page.locator(tag).locator('iframe').contentFrame()).getByText(text).first(),
  ).toBeVisible();
/** What a page waiting for the tag gets. */
const refusedWith = (page: Page, tag: Tag) =>
  page.locator(tag).evaluate(async (element) => {
    await customElements.whenDefined(element.localName);
    return (element as unknown as { whenReady(): Promise<void> }).whenReady().then(
      () => 'ready',
      ({ code, kind, message }: Record<string, unknown>) => ({ code, kind, message }),
    );
  });
/** As the bank's own policy does, without the browser's report of it. */
const refuseFrames = (page: Page, bank: string) =>
  page.route(`${bank}/embed/*/frame?*`, (route) =>
    route.fulfill({ headers: { 'x-frame-options': 'DENY' }, contentType: 'text/html', body: '' }),
  );
/** A session of the page's own instead of the one that the suite gives. */
const giving = (page: Page, tag: Tag, how: 'throws' | 'hangs' | 'dead' | 'shapeless') =>
  page.addInitScript(
    ([name, way]) => {
      const answers = {
        throws: () => Promise.reject(new Error('signed out there')),
        hangs: () => new Promise<never>(() => undefined),
        dead: () => Promise.resolve({ token: 'emb.0.dead.0', userid: '0', expiresAt: new Date(Date.now() + 600_000).toISOString() }),
        shapeless: () => Promise.resolve({ token: 'x' }),
      };
      const give = () => {
        for (const element of document.querySelectorAll(name))
          if (!Reflect.get(element, 'session')) Reflect.set(element, 'session', { fetchToken: answers[way] });
      };
      new MutationObserver(give).observe(document, { childList: true, subtree: true });
    },
    [tag, how] as const,
  );

for (const [turn, isolation] of places.entries()) {
  const at = `isolation="${isolation}"`;

  test(`config, in the ${isolation}: an api-base that is no address harms its own tag alone`, async ({ embed, watched }) => {
    watched.expectSaying(/api-base="bank\.example" is no web address/);
    const page = await embed({
      body: `<card-apply link-path="kestrel" ${at} api-base="bank.example" id="bad">${fallback}</card-apply>${tagOf('card-apply-qr')}${tagOf('card-apply', 'id="good"')}`,
    });
    await untilReady(page, '#good');
    await untilReady(page, 'card-apply-qr');
    const errors = (await page.heard()).filter(({ name }) => name === 'bank-error');
    expect(errors.map(({ on }) => on)).toEqual(['bad']);
    expect(errors[0]?.detail).toMatchObject({
      kind: 'config',
      code: 0,
      retryable: false,
      message: expect.stringContaining('https://bank.example'),
    });
    await expect(page.locator('#bad').getByRole('alert')).toContainText(reasons.en.config);
    await expect(page.locator('#else')).toBeVisible();
    await page.locator('#bad').evaluate((element) => element.removeAttribute('api-base'));
    await untilReady(page, '#bad');
    await expect(page.locator('#else')).toBeHidden();
  });

  test(`config, in the ${isolation}: an api-base of somebody else is never asked (SEC-40)`, async ({ embed, watched }) => {
    watched.expectSaying(/api-base="https:\/\/evil\.example" is not asked, because the loader came from/);
    const page = await embed({ body: `<card-apply link-path="kestrel" ${at} api-base="https://evil.example">${fallback}</card-apply>` });
    expect(await reportedTo(page)).toMatchObject({ kind: 'config', message: expect.stringContaining('leave api-base out') });
    await expect(page.locator('#else')).toBeVisible();
    await page.locator('card-apply').evaluate((element) => element.removeAttribute('api-base'));
    await untilReady(page, 'card-apply');
    const hosts = page.asked.map((request) => new URL(request.url()).host);
    expect(hosts.length).toBeGreaterThan(5);
    expect(hosts).not.toContain('evil.example');
  });

  for (const tag of ['card-apply', 'card-apply-qr'] as const) {
    test(`config, in the ${isolation}: ${tag} without its link-path`, async ({ embed, watched }) => {
      watched.expectSaying(/link-path is missing/);
      const page = await embed({ body: `<${tag} ${at} linkpath="kestrel">${fallback}</${tag}>`, lang: 'ja' });
      expect(await reportedTo(page)).toMatchObject({
        kind: 'config',
        retryable: false,
        message: expect.stringContaining(`<${tag} link-path=`),
      });
      await expect(page.locator(tag).getByRole('alert')).toContainText(reasons.ja.config);
      await expect(page.locator('#else')).toBeVisible();
      expect(await refusedWith(page, tag)).toMatchObject({ kind: 'config', code: 0, message: expect.stringContaining('link-path') });
      await page.locator(tag).evaluate((element) => element.setAttribute('link-path', 'kestrel'));
      await untilReady(page, tag);
    });
  }

  for (const tag of someOf(['deposit-address', 'kyc-wizard', 'card-list'] as const, turn)) {
    test(`auth, in the ${isolation}: ${tag} with a fetchToken that throws`, async ({ embed, page: opened }) => {
      await giving(opened, tag, 'throws');
      const page = await embed({ body: `<${tag} ${at}>${fallback}</${tag}>` });
      const heard = await reportedTo(page);
      expect(heard).toMatchObject({ kind: 'auth', code: 9300, message: expect.stringContaining('signed out there') });
      expect(await refusedWith(page, tag)).toMatchObject({ kind: 'auth', code: 9300 });
      await expect(page.locator('#else')).toBeVisible();
    });

    test(`timeout, in the ${isolation}: ${tag} with a fetchToken that never answers`, async ({ embed, page: opened }) => {
      await opened.clock.install();
      await giving(opened, tag, 'hangs');
      const page = await embed({ body: `<${tag} ${at}>${fallback}</${tag}>` });
      await page.waitForFunction((name) => document.querySelector(`${name}:state(loading)`), tag);
      await expect
        .poll(async () => {
          await page.clock.runFor(policyStart.embed.answerMs);
          return (await page.heard()).find(({ name }) => name === 'bank-error')?.detail;
        })
        .toMatchObject({ kind: 'timeout', code: 0, message: expect.stringContaining('fetchToken') });
      await expect(page.locator('#else')).toBeVisible();
    });
  }

  test(`config, in the ${isolation}: an origin that the link does not know`, async ({ embed, page: opened, bank, watched }) => {
    await refuseFrames(opened, bank.url);
    watched.expectSaying(/may not be shown at http:\/\/localhost:\d+: ask the bank/);
    watched.expectSaying(/X-Frame-Options/);
    const page = await embed({ body: `<card-apply ${at} link-path="kestrel">${fallback}</card-apply>` });
    await page.goto(page.url().replace('127.0.0.1', 'localhost')); // the same page at an origin that nobody has registered
    expect(await reportedTo(page)).toMatchObject({ kind: 'config', code: 3005, message: expect.stringContaining('http://localhost') });
    await expect(page.locator('card-apply').getByText(word('apply-trouble:trouble.originNotAllowed.title'))).toBeVisible();
    await expect(page.locator('#else')).toBeVisible();
  });

  test(`network, in the ${isolation}: a bank that is down`, async ({ embed, page: opened, bank, watched }) => {
    watched.expectFailing(/getLinkParamByPath/);
    await opened.route(`${bank.url}/api/v1/card/getLinkParamByPath`, (route) => route.abort());
    const page = await embed({ body: `<card-apply ${at} link-path="kestrel">${fallback}</card-apply>`, lang: 'zh' });
    expect(await reportedTo(page)).toMatchObject({ kind: 'network', code: 0, retryable: true });
    await reads(page, 'card-apply', isolation, word('apply-trouble:trouble.away.title', 'zh'));
    await expect(page.locator('#else')).toBeVisible();
    expect(await refusedWith(page, 'card-apply')).toMatchObject({ kind: 'network' });
  });

  test(`business, in the ${isolation}: a link that is closed`, async ({ embed, page: opened, bank, watched }) => {
    await refuseFrames(opened, bank.url);
    watched.expectSaying(/X-Frame-Options/);
    const page = await embed({ body: `<card-apply ${at} link-path="closed2024">${fallback}</card-apply>` });
    expect(await reportedTo(page)).toMatchObject({ kind: 'business', code: 3004, retryable: false });
    await expect(page.locator('#else')).toBeVisible();
    expect(await refusedWith(page, 'card-apply')).toMatchObject({ kind: 'business', code: 3004 });
  });
}

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
    test(`auth: ${tag} with a ${way} token gets the same`, async ({ embed, page: opened }) => {
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

test('permission: a session that may not do it', async ({ embed, page: opened, bank }) => {
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

test('card-apply-status with a token of no shape is ready, and says which address opens it', async ({ embed, page: opened }) => {
  await opened.addInitScript(() => {
    const give = () => document.querySelectorAll('card-apply-status').forEach((tag) => Reflect.set(tag, 'viewToken', 'bad'));
    new MutationObserver(give).observe(document, { childList: true, subtree: true });
  });
  const page = await embed({ body: '<card-apply-status application-no="CA-1"></card-apply-status>' });
  await expect.poll(async () => (await page.heard()).map(({ name }) => name)).toContain('bank-ready');
  await expect(page.locator('card-apply-status').getByText(word('apply-status:closed.title'))).toBeVisible();
});

test('a value that an attribute does not know is named in the console', async ({ embed, watched, page: opened }) => {
  watched.expectSaying(/isolation="iframe"/);
  const said = opened.waitForEvent('console', (message) => message.text().includes('isolation="iframe"'));
  const page = await embed({ body: tagOf('card-apply', 'isolation="iframe"') });
  expect((await said).text()).toBe('[bankside] <card-apply> isolation="iframe" is none of page, frame');
  await untilReady(page, 'card-apply');
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
