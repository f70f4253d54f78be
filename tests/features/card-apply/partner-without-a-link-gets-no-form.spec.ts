/** A page that the link does not name gets no form and no token; it hears why in the language of its visitor. */
import { untilCalm } from '../../support/calm.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

test("a link of somebody else's shows no form", async ({ page, sites, watched }) => {
  watched.expectSaying(/the link may not be shown at http/);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/v1/') && asked.push(new URL(request.url()).pathname)));
  await page.goto(sites.visionlife.url);
  await expect(page.locator('card-apply').getByRole('textbox').first()).toBeVisible(); // its own link does
  await untilCalm(() => asked, 'it asks for nothing more');
  asked.length = 0;
  await page.evaluate(() => {
    document.querySelector('card-apply')?.remove();
    const tag = document.createElement('card-apply');
    tag.setAttribute('link-path', 'kestrel');
    tag.setAttribute('locale', 'ja');
    document.body.append(tag);
  });
  const tag = page.locator('card-apply');
  await expect(tag.getByText(word('apply-trouble:trouble.originNotAllowed.title', 'ja'))).toBeVisible();
  await expect(tag.getByRole('textbox')).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['/api/v1/card/getLinkParamByPath']));
});
