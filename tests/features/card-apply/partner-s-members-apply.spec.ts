/** A signed-in tag: the partner's server asks the bank with its key, the page gets a token, the tag its company's people (D-126). */
import { expect, test } from '../../support/demo-sites.ts';
import { widgetIn } from '../../support/applicant.ts';

for (const isolation of ['page', 'frame'] as const)
  test(`shows the company's directors, ${isolation === 'page' ? 'in the page' : 'in a frame on the pages of the key'}`, async ({
    page,
    sites,
  }) => {
    const tokens: string[] = [];
    page.on('request', (request) => {
      const token = request.url().includes('/api/v1/card/getDirectorList') ? request.headers()['token'] : undefined;
      if (token) tokens.push(token);
    });
    await page.goto(`${sites.partner.url}/members`);
    await page.locator('#sign-in button').click();
    const tag = page.locator('card-apply');
    await expect(tag).toBeAttached();
    if (isolation === 'frame') await tag.evaluate((element) => element.setAttribute('isolation', 'frame'));
    const widget = widgetIn(page, isolation);
    await expect(widget.getByRole('textbox').first()).toBeVisible();
    await expect.poll(() => tokens.length, { message: 'calls with the session' }).toBeGreaterThan(0);
    for (const token of tokens) expect(token).toMatch(/^emb\./);
    const frames = page.locator('card-apply').locator('iframe');
    expect(await frames.count()).toBe(isolation === 'frame' ? 1 : 0);
    const markup = await page.content();
    const address = isolation === 'frame' ? ((await frames.getAttribute('src')) ?? '') : '';
    for (const token of tokens) for (const place of [markup, address]) expect(place).not.toContain(token.split('.')[2] ?? token);
  });
