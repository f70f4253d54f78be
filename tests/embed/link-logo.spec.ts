/** The logo of a link above its form (APP-16): drawn under the policy for partners, gone where the page puts a header of its own. */
import { expect, test, untilReady } from '../support/partner-page.ts';

const tag = (more = '', inside = '') => `<card-apply link-path="kestrel-custom" ${more}>${inside}</card-apply>`;

for (const where of ['page', 'frame'] as const)
  test(`in a ${where} the tag shows it`, async ({ embed, page }) => {
    await embed({ body: tag(`isolation="${where}"`) });
    await untilReady(page, 'card-apply');
    const element = page.locator('card-apply');
    const inside = where === 'page' ? element : element.locator('iframe').contentFrame();
    const logo = inside.getByRole('img', { name: 'Kestrel', exact: true }).first();
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const box = await logo.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(48);
    const title = await inside.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(title?.y, 'above the title').toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  });

test('a header of the page’s own takes its place', async ({ embed, page }) => {
  await embed({ body: tag('', '<h2 slot="header">Cards of our alliance</h2>') });
  await untilReady(page, 'card-apply');
  await expect(page.getByRole('heading', { name: 'Cards of our alliance' })).toBeVisible();
  await expect(page.locator('card-apply').getByRole('img', { name: 'Kestrel', exact: true })).toBeHidden();
});
