/** Nothing that was typed is lost: not by another language, not by a reload, not by a bank that is away for a while. */
import type { Page } from '@playwright/test';
import { act, answer, answerStep, labelOf, resumeDraft, somebody } from '../../support/applicant.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

/** What another script of the partner's page, or the next visitor of the tab, can make of what is there. */
async function openedByTheTab(page: Page, bank: string): Promise<string> {
  return page.evaluate(async (origin) => {
    const ask = async (path: string, body: object, token = '') =>
      (
        await fetch(`${origin}/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', token, userid: 'link' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ data: Record<string, string> }>;
    const { data } = await ask('/card/getLinkParamByPath', { link_path: 'kestrel' });
    const kept = [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage })].map(String);
    const answers = await Promise.all(kept.map((handle) => ask('/card/draftLoad', { handle }, data['link_token'])));
    return JSON.stringify([kept, answers]);
  }, bank);
}

test('another language, a reload', async ({ page, sites, formOn, bank }) => {
  await page.goto(sites.partner.url);
  const person = await somebody();
  await answerStep(formOn('en'), 'about', person);
  await page.getByRole('link', { name: '日本語' }).click();
  const japanese = formOn('ja');
  const name = japanese.widget.getByLabel(labelOf('first_name', 'ja'), { exact: true });
  await expect(name).toHaveValue('Aiko');
  for (const mark of ['done', 'free'] as const)
    await expect(japanese.widget.getByText(word(`form:verified.${mark}`, 'ja'), { exact: true })).toBeVisible();
  await act(japanese, 'apply-start:continue');
  await expect(page.locator('[data-event=bank-draft-saved]').first()).toBeVisible();
  expect(await openedByTheTab(page, bank.url)).not.toContain('Aiko');
  await page.reload();
  await bank.moveClock(61);
  await resumeDraft(japanese, person.email);
  await bank.moveClock(0);
  await expect(japanese.widget.getByLabel(labelOf('id_number', 'ja'), { exact: true })).toBeVisible();
  await act(japanese, 'apply-start:back');
  await expect(name).toHaveValue('Aiko');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('Aiko');
});

test('the next visitor of the tab starts again', async ({ page, sites, formOn }) => {
  await page.goto(sites.partner.url);
  const form = formOn('en');
  await answerStep(form, 'about', await somebody());
  await act(form, 'apply-start:continue');
  await expect(page.locator('[data-event=bank-draft-saved]').first()).toBeVisible();
  await page.reload();
  await expect(form.widget.getByText(word('card-apply:resume.title'), { exact: true })).toBeVisible();
  await expect(form.widget.getByText('Aiko')).toHaveCount(0);
  await act(form, 'card-apply:resume.startAgain');
  await expect(form.widget.getByLabel(labelOf('first_name', 'en'), { exact: true })).toHaveValue('');
  await page.reload();
  await expect(form.widget.getByLabel(labelOf('first_name', 'en'), { exact: true })).toBeVisible();
});

for (const isolation of ['page', 'frame'] as const)
  test(`a bank that is away for a while, in the ${isolation}`, async ({ page, context, sites, formOn, watched, bank }) => {
    test.slow();
    watched.expectFailing(/\/api\/v1\//);
    await page.goto(`${sites.partner.url}${isolation === 'page' ? '/' : '/framed'}`);
    const form = formOn('en', { isolation });
    const person = await somebody();
    await answerStep(form, 'about', person);
    await act(form, 'apply-start:continue');
    await answer(form, 'id_number', 'TK1234567');
    await context.route(/\/api\/v1\//, (route) => route.abort('connectionrefused'));
    await answer(form, 'issuing_country', 'JP');
    await expect(form.widget.getByText(word('apply-start:unsaved'), { exact: true })).toBeVisible();
    await context.unroute(/\/api\/v1\//);
    await expect(form.widget.getByText(word('apply-start:unsaved'), { exact: true })).toBeHidden();
    await page.reload();
    if (isolation === 'page') {
      await bank.moveClock(61);
      await resumeDraft(form, person.email);
      await bank.moveClock(0);
    } else {
      await expect(form.widget.getByText(word('card-apply:resumed.title'), { exact: true })).toBeVisible();
      expect(await openedByTheTab(page, bank.url)).not.toContain('TK1234567');
    }
    await expect(form.widget.getByRole('textbox', { name: labelOf('id_number', 'en'), exact: true })).toHaveValue('TK1234567');
    await expect(form.widget.getByRole('combobox', { name: labelOf('issuing_country', 'en'), exact: true })).toHaveValue('Japan');
  });
