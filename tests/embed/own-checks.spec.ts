/** `beforeSubmit` of a page that works, and of one that does not: the same in the page and in a frame, and nothing is sent by mistake. */
import { applicationSteps } from '@bankside/core/rules/cards/applying.ts';
import { act, answerStep, somebody, widgetIn, type Form } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

const wrong = [
  ['throws', 'beforeSubmit failed: out of order'],
  ['text', 'beforeSubmit answered "Not today" instead of sentences by field name'],
  ['list', 'beforeSubmit answered ["No"] instead of sentences by field name'],
  ['number', 'beforeSubmit answered 7 instead of sentences by field name'],
  ['deep', 'beforeSubmit answered {"notes":{"a":1}} instead of sentences by field name'],
] as const;
type Way = (typeof wrong)[number][0] | 'sentence' | 'watched' | 'empty';

for (const isolation of ['page', 'frame'] as const)
  test(`in the ${isolation}: what is no answer holds it back and is reported; a sentence is shown; nothing to object to sends it`, async ({
    embed,
    page,
    mailFor,
    watched,
  }) => {
    test.setTimeout(120_000);
    watched.expectSaying(/beforeSubmit|out of order/);
    const opened = await embed({ body: tagOf('card-apply', `isolation="${isolation}"`) });
    await untilReady(opened, 'card-apply');
    const form: Form = { widget: widgetIn(page, isolation), language: 'en', codeFor: async (email) => (await mailFor(email)).code ?? '' };
    const set = (way: Way) =>
      page.locator('card-apply').evaluate((element, which) => {
        const answers: Readonly<Record<Way, () => unknown>> = {
          throws: () => {
            throw new Error('out of order');
          },
          text: () => 'Not today',
          list: () => ['No'],
          number: () => 7,
          deep: () => ({ notes: { a: 1 } }),
          sentence: () => ({ notes: 'Name your depot', first_name: undefined, last_name: '' }),
          watched: () => new Proxy({ notes: 'Name your ship' }, {}),
          empty: () => ({ notes: undefined }),
        };
        Reflect.set(element, 'beforeSubmit', async () => answers[which]());
      }, way);
    const who = await somebody();
    for (const step of applicationSteps) {
      await answerStep(form, step, who);
      if (step !== 'review') await act(form, 'apply-start:continue');
    }
    for (const [count, [way, message]] of wrong.entries()) {
      await set(way);
      await act(form, 'apply-start:submit');
      const errors = async () => (await opened.heard()).filter(({ name }) => name === 'bank-error').map(({ detail }) => detail);
      await expect.poll(errors).toHaveLength(count + 1);
      expect((await errors()).at(-1)).toMatchObject({ kind: 'config', code: 0, retryable: false, message });
      await expect(form.widget.getByText(word('form:failed'), { exact: true })).toBeVisible();
    }
    await set('watched');
    await act(form, 'apply-start:submit');
    await expect(form.widget.getByText('Name your ship', { exact: true })).toBeVisible();
    await set('sentence');
    await act(form, 'apply-start:submit');
    await expect(form.widget.getByText('Name your depot', { exact: true })).toBeVisible();
    expect((await opened.heard()).map(({ name }) => name)).not.toContain('bank-submitted');
    await set('empty');
    await act(form, 'apply-start:submit');
    await expect.poll(async () => (await opened.heard()).map(({ name }) => name)).toContain('bank-submitted');
  });
