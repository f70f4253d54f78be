/** Two quick presses in one place: the second one is none of the next step's. */
import { act, answerStep, somebody, widgetIn, type Form } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

test('a double click on Continue of a phone goes one step and finds no fault there', async ({ embed, page, mailFor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = await embed({ body: tagOf('card-apply') });
  await untilReady(opened, 'card-apply');
  const form: Form = { widget: widgetIn(page, 'page'), language: 'en', codeFor: async (email) => (await mailFor(email)).code ?? '' };
  await answerStep(form, 'about', await somebody());
  await form.widget.getByRole('button', { name: word('apply-start:continue'), exact: true }).dblclick();
  await expect(form.widget.getByRole('radiogroup', { name: word('card-apply:fields.id_type'), exact: true })).toBeVisible();
  await act(form, 'apply-start:back');
  await expect(form.widget.getByRole('radiogroup', { name: word('apply-start:fields.title'), exact: true })).toBeVisible();
  expect((await opened.heard()).map(({ name }) => name)).not.toContain('bank-validation');
});
