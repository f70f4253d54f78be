/** Nothing that was typed is lost: not by another language, not by a reload, not by a bank that is away for a while. */
import { act, answer, answerStep, labelOf, somebody } from '../../support/applicant.ts';
import { expect, test } from '../../support/demo-sites.ts';
import { word } from '../../support/words.ts';

test('another language, a reload', async ({ page, sites, formOn }) => {
  await page.goto(sites.partner.url);
  const person = await somebody();
  await answerStep(formOn('en'), 'about', person);
  await page.getByRole('link', { name: '日本語' }).click();
  const japanese = formOn('ja');
  const name = japanese.widget.getByLabel(labelOf('first_name', 'ja'), { exact: true });
  await expect(name).toHaveValue('Aiko');
  await expect(japanese.widget.getByText(word('form:verified.done', 'ja'), { exact: true })).toHaveCount(2);
  await act(japanese, 'apply-start:continue');
  await expect(page.locator('[data-event=bank-draft-saved]').first()).toBeVisible();
  await page.reload();
  await expect(japanese.widget.getByLabel(labelOf('id_number', 'ja'), { exact: true })).toBeVisible();
  await act(japanese, 'apply-start:back');
  await expect(name).toHaveValue('Aiko');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('Aiko');
});

for (const isolation of ['page', 'frame'] as const)
  test(`a bank that is away for a while, in the ${isolation}`, async ({ page, context, sites, formOn, watched }) => {
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
    await expect(form.widget.getByRole('textbox', { name: labelOf('id_number', 'en'), exact: true })).toHaveValue('TK1234567');
    await expect(form.widget.getByRole('combobox', { name: labelOf('issuing_country', 'en'), exact: true })).toHaveValue('Japan');
  });
