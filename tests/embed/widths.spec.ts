/** Parents that are as wide as what is in them: a tag has a width of its own there, and never more than there is. */
import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '../support/partner-page.ts';
import { someOf } from '../support/ways.ts';
import { word } from '../support/words.ts';

const parents: Readonly<Record<string, string>> = {
  'flex-row': '<div id="at" class="flex-row"></div>',
  'flex-column': '<div id="at" class="flex-column"></div>',
  grid: '<div id="at" class="grid"></div>',
  dialog: '<dialog id="at"></dialog>',
  popover: '<div id="at" popover="manual"></div>',
  absolute: '<div id="at" class="absolute"></div>',
  drawer: '<div id="at" class="drawer"></div>',
  'inline-block': '<div id="at" class="inline-block"></div>',
  cell: '<table><tbody><tr><td id="at"></td></tr></tbody></table>',
  float: '<div id="at" class="float"></div>',
  'fit-content': '<div id="at" class="fit-content"></div>',
};
const css = `.flex-row { display: flex; }
.flex-column { display: flex; flex-direction: column; align-items: center; }
.grid { display: grid; place-items: center; }
.absolute { position: absolute; top: 0; left: 0; }
.drawer { position: fixed; inset-block: 0; right: 0; max-width: 480px; overflow-y: auto; }
.inline-block { display: inline-block; }
.float { float: left; }
.fit-content { width: fit-content; }`;

/** In CSS pixels; `room`: how wide the widget's own form is, in the page or in its frame. */
async function widths(page: Page, isFramed: boolean) {
  const inner = isFramed ? page.locator('card-apply').locator('iframe').contentFrame() : page.locator('card-apply');
  const form = await inner.locator('form').first().boundingBox();
  const host = await page.locator('card-apply').boundingBox();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return { host: host?.width ?? 0, left: host?.x ?? 0, right: (host?.x ?? 0) + (host?.width ?? 0), form: form?.width ?? 0, beyond };
}

/** The host element has the width, which a frame within it only fills. */
const parentsOf = { page: Object.keys(parents), frame: someOf(Object.keys(parents), 2) } as const;

for (const isolation of ['page', 'frame'] as const)
  for (const name of parentsOf[isolation])
    test(`in the ${isolation}, within ${name}: as wide as its form needs, and never wider than the screen`, async ({ embed, page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await embed({ body: parents[name] ?? '', css });
      await page.evaluate((where) => {
        const at = document.querySelector<HTMLElement>('#at');
        const tag = document.createElement('card-apply');
        tag.setAttribute('link-path', 'kestrel');
        tag.setAttribute('isolation', where);
        at?.append(tag);
        if (at instanceof HTMLDialogElement) at.showModal();
        else if (at?.popover) at.showPopover();
      }, isolation);
      await untilReady(page, 'card-apply');
      const wide = name === 'drawer' ? 480 : 720;
      const desk = () => widths(page, isolation === 'frame');
      await expect.poll(async () => (await desk()).form, { message: 'the form at a desk' }).toBeGreaterThan(wide - 80);
      expect(await desk()).toMatchObject({ host: wide, beyond: 0 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await desk()).host, { message: 'the tag on a phone' }).toBeLessThanOrEqual(390);
      await expect.poll(async () => (await desk()).form, { message: 'the form on a phone' }).toBeGreaterThan(260);
      const phone = await desk();
      expect(phone.host).toBeGreaterThan(300);
      expect(phone.left).toBeGreaterThanOrEqual(0);
      expect(phone).toMatchObject({ beyond: 0 });
      expect(phone.right).toBeLessThanOrEqual(390);
    });

for (const [room, isBeside] of [
  [752, false],
  [1200, true],
] as const)
  test(`kyc-wizard with ${room} px of a wide page: the sum of shares is ${isBeside ? 'beside' : 'above'} the form`, async ({
    embed,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await embed({ body: '<div id="at"><kyc-wizard step="shareholder"></kyc-wizard></div>', css: `#at { width: ${room}px; }` });
    await untilReady(page, 'kyc-wizard');
    const tag = page.locator('kyc-wizard');
    const form = await tag.locator('form').first().boundingBox();
    const rail = await tag.getByText(word('kyc:people.ownership.title'), { exact: true }).boundingBox();
    const head = await tag.locator('[part=stepper]').boundingBox();
    expect((rail?.x ?? 0) > (form?.x ?? 0) + (form?.width ?? 0)).toBe(isBeside);
    if (!isBeside) expect(form?.width).toBe(head?.width);
  });
