/** Each row of the guide's table of errors that differs by the place: in the page and in the bank's frame. */
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import { reasons } from '@bankside/widgets/elements/panel/panel-reasons.ts';
import { fallback, giving, reads, refusedWith, refuseFrames, reportedTo } from '../support/partner-errors.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { someOf } from '../support/ways.ts';
import { word } from '../support/words.ts';

for (const [turn, isolation] of (['page', 'frame'] as const).entries()) {
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
      watched.expectSaying(/has no attribute linkpath: write link-path/);
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
    test(`auth, in the ${isolation}: ${tag} with a fetchToken that throws`, async ({ embed, page: opened, watched }) => {
      watched.expectSaying(/fetchToken failed: signed out there/);
      await giving(opened, tag, 'throws');
      const said = opened.waitForEvent('console', (message) => message.text().includes(`<${tag}> fetchToken failed`));
      const page = await embed({ body: `<${tag} ${at}>${fallback}</${tag}>` });
      await said;
      const heard = await reportedTo(page);
      expect(heard).toMatchObject({ kind: 'auth', code: 9300, message: expect.stringContaining('signed out there') });
      await expect(page.locator(tag).getByText(reasons.en.auth).first()).toBeVisible(); // of a frame: beside it, for it has none
      expect((await page.heard()).map(({ name }) => name)).not.toContain('bank-session-expired');
      expect(await refusedWith(page, tag)).toMatchObject({ kind: 'auth', code: 9300 });
      await expect(page.locator('#else')).toBeVisible();
    });

    test(`timeout, in the ${isolation}: ${tag} with a fetchToken that never answers`, async ({ embed, page: opened, watched }) => {
      watched.expectSaying(/fetchToken did not answer/);
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
    watched.expectSaying(/<card-apply> .*\(3004\)/);
    watched.expectSaying(/X-Frame-Options/);
    const page = await embed({ body: `<card-apply ${at} link-path="closed2024">${fallback}</card-apply>` });
    expect(await reportedTo(page)).toMatchObject({ kind: 'business', code: 3004, retryable: false });
    await expect(page.locator('#else')).toBeVisible();
    expect(await refusedWith(page, 'card-apply')).toMatchObject({ kind: 'business', code: 3004 });
  });
}
