/** A face of the page's own by its file (D-396), under the policy for partners: the page fetches it, once, and the frame nothing of theirs. */
import { readFileSync } from 'node:fs';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';

const file = readFileSync('node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2');

for (const where of ['page', 'frame'] as const)
  test(`in a ${where} the tag is written in it`, async ({ embed, page, bank }) => {
    const address = `${bank.url}/of-the-partner/onest.woff2`;
    await page.route(address, (route) =>
      route.fulfill({ body: file, contentType: 'font/woff2', headers: { 'access-control-allow-origin': '*' } }),
    );
    const css = `card-apply { --bank-font: "Partner's Onest", serif; --bank-font-url: url(${address}); }`;
    const { asked } = await embed({ body: tagOf('card-apply', `isolation="${where}"`), css });
    await untilReady(page, 'card-apply');
    const tag = page.locator('card-apply');
    const inside = where === 'page' ? tag : tag.locator('iframe').contentFrame();
    const label = inside.getByText('First name', { exact: true });
    await expect(label).toHaveCSS('font-family', /^"Partner's Onest", serif,/);
    const faces = () =>
      label.evaluate((element) => [...element.ownerDocument.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`));
    await expect.poll(faces).toContain("Partner's Onest loaded");
    const width = (style: string) =>
      label.evaluate((element, rule) => {
        const text = Object.assign(document.createElement('span'), { textContent: 'Wide enough to measure' });
        for (const [name, value] of [
          ['font', rule],
          ['position', 'absolute'],
          ['white-space', 'nowrap'],
        ] as const)
          text.style.setProperty(name, value);
        element.append(text);
        const measured = text.getBoundingClientRect().width;
        text.remove();
        return measured;
      }, style);
    expect(await width(`16px "Partner's Onest", serif`), 'letters are drawn with it').not.toBe(await width('16px serif'));
    const fetches = asked.filter((request) => request.url() === address);
    expect(fetches.map((request) => request.frame() === page.mainFrame())).toEqual([true]);
  });
