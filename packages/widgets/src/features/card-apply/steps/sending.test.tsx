/** From the last step to the result: once, also when nobody knows; refused, back to its field; what the page hears. */
import { errors } from '@bankside/core/rules/errors.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showApplication, tab } from '../testing/apply-testing.tsx';
import { fillAbout, fillAddress, fillIdentity, press, somebody } from '../testing/filling-testing.tsx';
import { bodyOf, fetchWith, mendLine } from '../testing/line-testing.ts';

afterEach(mendLine);
const sent = () => expect.poll(() => screen.queryByText('Your application has been sent') !== null, { timeout: 30_000 }).toBe(true);

async function toReview() {
  const person = somebody();
  await fillAbout(person);
  await press('Continue');
  await fillIdentity();
  await press('Continue');
  await fillAddress();
  await press('Continue');
  await screen.findByRole('button', { name: 'Submit application' });
  return person;
}
const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

test('an answer that is lost is asked for again under the same key: one application, and the page hears of it', async () => {
  const keep = tab();
  const { heard } = await showApplication({ keep, metrics: true });
  const { email } = await toReview();
  expect(screen.getByText(email)).toBeTruthy(); // nothing is masked
  expect(screen.getAllByText('front.jpg').length).toBe(1);
  const keys: string[] = [];
  const bodies: string[] = [];
  fetchWith('/card/linkSubmit', async (pass, init) => {
    keys.push(headersOf(init).get('idempotency-key') ?? '');
    bodies.push(bodyOf(init));
    const answer = await pass(); // it arrives
    if (keys.length < 3) throw new TypeError('the answer is lost');
    return answer;
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Submit application' }));
  await expect.poll(() => screen.queryByText('Checking whether it went through') !== null, { timeout: 15_000 }).toBe(true);
  await sent();
  expect(keys.length).toBe(3);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(bodies).size).toBe(1);
  expect(keep.get('draft.kestrel')).toBeNull();
  expect(heard.filter(({ name }) => name === 'bank-submitted').map(({ detail }) => detail)).toMatchObject([
    { id: expect.stringMatching(/^CA-/), status: 'pending', receipt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
  ]);
  const steps = heard.filter(({ name }) => name === 'bank-step-change').map(({ detail }) => detail);
  expect(steps).toMatchObject([{ to: 'identity', index: 1, total: 4 }, { to: 'address' }, { to: 'review' }]);
  expect(heard.filter(({ name }) => name === 'bank-metric').length).toBeGreaterThan(2);
}, 120_000);

test('what the bank refuses is at its field, in its step, and everything else stays', async () => {
  await showApplication();
  await toReview();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
  fetchWith('/card/linkSubmit', async (_pass, init) => {
    mendLine();
    const body = { ...JSON.parse(bodyOf(init)), email_token: 'x'.repeat(60) }; // a proof that has ended
    return fetch('/api/v1/card/linkSubmit', { ...init, body: JSON.stringify(body) });
  });
  await press('Submit application');
  const email = await screen.findByRole('textbox', { name: 'Email' }, { timeout: 15_000 });
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect((await screen.findByRole('textbox', { name: 'First name' })).getAttribute('value')).toBe('Aiko');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
}, 120_000);

test('a bank that fails on it says so, with who will be in touch; the same application can be submitted again (APP-32)', async () => {
  await showApplication();
  await toReview();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
  const fault = { code: errors.bankFault.code, msg: 'Quote 4711', data: { errors: [], request_id: '4711' } };
  fetchWith('/card/linkSubmit', async () => Response.json(fault));
  await press('Submit application');
  const said = await screen.findByText('Submission failed. A relationship manager will contact you soon.', {}, { timeout: 15_000 });
  expect(said.closest('[role="alert"]')).toBeTruthy();
  expect(screen.queryAllByText(/Quote 4711/).length).toBeGreaterThan(0);
  mendLine();
  await press('Submit application');
  await sent();
}, 120_000);

test("the page's own checks hold it back, with its sentence at the field", async () => {
  await showApplication({ beforeSubmit: async () => ({ notes: 'Tell us your depot' }) });
  await toReview();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I accept/ }));
  await press('Submit application');
  expect(await screen.findByText('Tell us your depot', {}, { timeout: 15_000 })).toBeTruthy();
}, 120_000);
