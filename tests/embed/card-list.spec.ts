/** <card-list> on a partner's page: what is done is reported to the page, and only what the page asks for is offered. */
import { call } from '../support/client.ts';
import { people } from '../support/people.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

const act = (name: string) => word(`cards:acts.${name}`);

test('a card is found by the keyboard, blocked and unblocked; the page hears of it, and never a number', async ({
  embed,
  bank,
  page,
  watched,
}) => {
  watched.expectSaying(/actions="freeze" is no action/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await embed({ body: tagOf('card-list', 'actions="block unblock freeze"') });
  await untilReady(page, 'card-list');
  const tag = page.locator('card-list');
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as { name: string; detail: Record<string, unknown> }[]);
  expect((await heard()).find(({ name }) => name === 'bank-error')?.detail).toMatchObject({
    kind: 'config',
    message: expect.stringContaining('actions="freeze" is no action'),
  });
  await tag.evaluate((element: HTMLElement) => element.focus());
  await page.keyboard.type('4821');
  const row = tag.locator('[part=row]');
  await expect(row).toHaveCount(1);
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = tag.getByRole('complementary', { name: word('cards:card.name') });
  await expect(panel.getByRole('button', { name: act('topUp') })).toHaveCount(0);
  await panel.getByRole('button', { name: act('block'), exact: true }).click();
  await tag
    .getByRole('dialog')
    .getByRole('button', { name: word('cards:block.act') })
    .click();
  const events = async (name: string) => (await heard()).filter((each) => each.name === name).map(({ detail }) => detail);
  const owner = await bank.session(people.owner);
  const { list } = await call(bank.url, '/card/record', { tab: 'cards', keyword: '4821' }, owner);
  const cardId = list[0]?.card?.card_id;
  await expect.poll(() => events('bank-action')).toMatchObject([{ action: 'block', cardId }]);
  await expect
    .poll(() => events('bank-status-change'))
    .toMatchObject([{ entity: 'card', id: cardId, cardId, from: 'active', to: 'blocked_by_client' }]);
  await panel.getByRole('button', { name: act('unblock'), exact: true }).click();
  await tag
    .getByRole('dialog')
    .getByRole('button', { name: word('cards:unblock.act') })
    .click();
  await expect.poll(async () => (await events('bank-status-change')).length).toBe(2);
  expect(JSON.stringify(await heard())).not.toContain('4821');
  await expect(tag.getByRole('dialog')).toHaveCount(0);
  await panel.getByRole('heading', { level: 2 }).first().waitFor();
  await row.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('one card alone, to read, in an element as narrow as a phone on a wide page', async ({ embed, bank, page }) => {
  const owner = await bank.session(people.owner);
  const { list } = await call(bank.url, '/card/record', { tab: 'cards', keyword: '7706' }, owner);
  const css = 'card-list { width: 360px; }';
  await embed({ body: tagOf('card-list', `readonly card-id="${list[0]?.card?.card_id ?? ''}"`), css });
  await untilReady(page, 'card-list');
  const tag = page.locator('card-list');
  await expect(tag.getByRole('heading', { level: 2, name: /7706/ })).toBeVisible();
  await expect(tag.getByRole('button', { name: act('block'), exact: true })).toHaveCount(0);
  const beyond = () =>
    tag.evaluate((element) => {
      const ground = element.shadowRoot?.querySelector('[lang]');
      return (ground?.scrollWidth ?? Infinity) - (ground?.clientWidth ?? 0);
    });
  expect(await beyond()).toBe(0);
  await tag.evaluate((element) => element.removeAttribute('card-id'));
  await expect(tag.getByRole('searchbox')).toBeVisible();
  await expect(tag.getByRole('list').getByRole('button').first()).toBeVisible();
  expect(await beyond()).toBe(0);
});

test('within parents as wide as their content it has a width of its own, and never more than the screen', async ({ embed, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const css = `.flex { display: flex; } .grid { display: grid; place-items: center; } .inline { display: inline-block; } .float { float: left; }`;
  await embed({ body: `<div id="at">${tagOf('card-list')}</div>`, css });
  await untilReady(page, 'card-list');
  const widths = async (parent: string) => {
    await page.locator('#at').evaluate((at, name) => at.setAttribute('class', name), parent);
    const box = await page.locator('card-list').boundingBox();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    return { width: box?.width ?? 0, beyond };
  };
  for (const [screen, least] of [
    [1440, 600],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 });
    for (const parent of ['flex', 'grid', 'inline', 'float']) {
      await expect.poll(async () => (await widths(parent)).beyond, { message: `${parent} at ${screen}` }).toBe(0);
      const { width } = await widths(parent);
      expect(width, `${parent} at ${screen}`).toBeGreaterThan(least);
      expect(width, `${parent} at ${screen}`).toBeLessThanOrEqual(screen);
    }
  }
});
