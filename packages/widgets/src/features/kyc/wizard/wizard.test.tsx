/** The wizard as its person meets it: what is typed is kept, what is wrong is said at its field, who may not edit may read. */
import type { Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { places } from '@bankside/core/rules/places.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen } from '../../../../../../tests/support/screen.tsx';
import { BankProvider } from '../../../runtime/host-context.tsx';
import { KycPage } from '../kyc-page.tsx';
import { StepFourPage, StepOnePage, StepTwoPage } from '../step-pages.tsx';
import { stepSchema } from '../draft/step-schema.ts';

const words = ['kyc', 'kyc-start', 'kyc-fields', 'errors'] as const;
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const position = () => box('Position in the company');
const saved = () => screen.findByText(/^Draft saved at/, undefined, { timeout: 5000 });
const errorIn = async (label: string) =>
  (await screen.findByRole('group', { name: label })).closest('[part="field"]')?.querySelector('[part="error"]')?.textContent;

test('what is typed is at the bank a moment later, by its name alone, and there when the step is opened again', async () => {
  const { people } = await sandbox.company({ kyc_status: 1 });
  const { called, bank } = await showScreen(people[0], <StepOnePage />, { words });
  await userEvent.fill(await position(), 'Director');
  await saved();
  expect(called.filter((path) => path === '/account/kyc/corporate')).toHaveLength(1);
  const { corporate, step_versions } = await bank.call('/account/kyc/getKycInfo', {});
  expect(corporate).toEqual({ declarant_position: 'Director' });
  expect(step_versions).toEqual([2, 1, 1, 1]);
  await showScreen(people[0], <StepOnePage />, { words });
  expect((await position()).value).toBe('Director');
});

test('an unfinished step says at each field what it lacks, lists it, and keeps what was typed', async () => {
  const { people } = await sandbox.company({ kyc_status: 1 });
  await showScreen(people[0], <StepOnePage />, { words });
  await userEvent.fill(await position(), 'Director');
  await screen.findByLabelText('Business type'); // every kind of field has arrived
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  const list = within((await screen.findByText('Correct these entries')).parentElement ?? document.body);
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'I declare that what I state here is true and complete, and that I may act for the company.',
    'Business type',
    'Corporate declaration',
    'Name of the person who declares',
    'Date of the declaration',
  ]);
  expect(await errorIn('Corporate declaration')).toBe('Add the file');
  expect((await position()).value).toBe('Director');
});

test('sent before its later fields have come, a step asks for each by its own rule', () => {
  const { success, ...outcome } = stepSchema('corporate', { today: '2025-11-18', limits: { proof_months: 3 } }).safeParse({});
  expect(success).toBe(false);
  expect(outcome).toMatchObject({
    error: {
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['business_type'], message: 'choose' }),
        expect.objectContaining({ path: ['corporate_declaration'], message: 'fileBlank' }),
      ]),
    },
  });
});

const openGroup = async (name: string) => userEvent.click(await screen.findByRole('heading', { level: 2, name }));
const openGroups = () => [...document.querySelectorAll('details[open] > summary h2')].map(({ textContent }) => textContent);

test('step two shows one subject at a time, says what each lacks, and leads to what is wrong', async () => {
  const { people } = await sandbox.company({ kyc_status: 1 });
  await showScreen(people[0], <StepTwoPage />, { words });
  await screen.findByRole('heading', { level: 2, name: 'Registration' });
  expect(openGroups()).toEqual(['Registration']);
  const registration = screen.getByRole('heading', { level: 2, name: 'Registration' }).parentElement;
  const left = Number(/(\d+) left/.exec(registration?.textContent ?? '')?.[1]);
  await userEvent.fill(await box('Registration number'), '201912345K');
  await expect.poll(() => registration?.textContent).toBe(`Registration${left - 1} left`);
  await userEvent.click(screen.getAllByRole('button', { name: 'Next section' })[0] ?? document.body);
  expect(openGroups()).toEqual(['Addresses and contact']);
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(openGroups).toEqual(['Registration']);
  expect(registration?.textContent).toMatch(/^Registration\d+ to check$/);
});

test('step four shows one part at a time; half a person counts as what is left of it, and the review leads into a folded part', async () => {
  const { people } = await sandbox.company({ kyc_status: 1 });
  await showScreen(people[0], <StepFourPage />, { words });
  const orders = (await screen.findByRole('heading', { level: 2, name: 'Who may give orders' })).parentElement;
  expect(openGroups()).toEqual(['Who may give orders']);
  expect(orders?.textContent).toBe('Who may give orders1 left');
  await userEvent.fill(await box('Full name'), 'Mei Tan');
  await expect.poll(() => orders?.textContent).toBe('Who may give orders2 left');
  await openGroup('Signature');
  expect(openGroups()).toEqual(['Signature']);
  await userEvent.click(await screen.findByRole('button', { name: 'Document on the purpose of transactions' }));
  expect(openGroups()).toEqual(['Purpose of transactions']);
});

test('a filled step goes on; its day may not lie ahead; post goes to the registered address while that is said', async () => {
  const { people } = await sandbox.company({ kyc_status: 1, kyc: 'filled' });
  const { went, bank } = await showScreen(people[0], <StepTwoPage />, { words });
  await userEvent.fill(await box('Year'), '2031');
  await openGroup('Addresses and contact');
  await userEvent.fill(await box('Registered address'), '9 Raffles Place, Singapore 048619');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(() => errorIn('Date of registration')).toBe('The date lies in the future');
  await userEvent.fill(await box('Year'), '2019');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(() => went.map(({ place }) => places[place])).toEqual([places.kycStepThree]);
  const { company, step_done } = await bank.call('/account/kyc/getKycInfo', {});
  expect(company['mailing_address']).toBe('9 Raffles Place, Singapore 048619');
  expect(step_done).toEqual([true, true, true, true]);
});

test('a proof of address is dated and recent, or it is left out', async () => {
  const { people } = await sandbox.company({ kyc_status: 1, kyc: 'filled' });
  const bank = bankAs(() => people[0]);
  const { company, step_versions } = await bank.call('/account/kyc/getKycInfo', {});
  const proof = { proof_of_address: String(company['company_profile']), proof_of_address_date: '2020-01-01' };
  await bank.call('/account/kyc/company', { draft: true, version: step_versions[1] ?? 1, ...proof });
  const { went } = await showScreen(people[0], <StepTwoPage />, { words });
  await screen.findByRole('group', { name: /^Proof of address/ });
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(() => errorIn('Date of the proof of address')).toBe('The proof of address must not be older than 3 months');
  const kept = within(screen.getByRole('group', { name: /^Proof of address/ }));
  await userEvent.click(kept.getByRole('button', { name: /^Remove/ }));
  await expect.poll(() => screen.queryByRole('group', { name: 'Date of the proof of address' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(() => went.map(({ place }) => place)).toEqual(['kycStepThree']);
  const { company: left } = await bank.call('/account/kyc/getKycInfo', {});
  expect(left).not.toHaveProperty('proof_of_address_date');
});

test('a draft that holds something wrong says so when it is opened again', async () => {
  const { people } = await sandbox.company({ kyc_status: 1, kyc: 'filled' });
  const bank = bankAs(() => people[0]);
  const { step_versions } = await bank.call('/account/kyc/getKycInfo', {});
  await bank.call('/account/kyc/company', { draft: true, version: step_versions[1] ?? 1, name: 'Newco 😀' });
  await showScreen(people[0], <StepTwoPage />, { words });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Registration' });
  await expect.poll(() => heading.parentElement?.textContent).toBe('Registration1 to check');
});

test('what was sent back says so at its field until it is changed, and the overview leads there', async () => {
  const { people } = await sandbox.company({ kyc_status: 3 });
  const { bank } = await showScreen(people[0], <KycPage />, { words });
  const reasons = await screen.findByRole('region', { name: 'What to correct' });
  expect(within(reasons).getByRole('link', { name: 'Certificate of incorporation' })).toBeTruthy();
  expect((await bank.call('/account/kyc/getKycInfo', {})).reasons.map(({ path }) => path)).toContain(
    'company.certificate_of_incorporation',
  );
  await showScreen(people[0], <StepTwoPage />, { words, query: '?field=company.certificate_of_incorporation' });
  await expect
    .poll(() => errorIn('Certificate of incorporation'), { timeout: 5000 })
    .toBe('The bank asks for a change: Part of it is cut off');
  await userEvent.click(screen.getByRole('button', { name: 'Remove certificate-of-incorporation.pdf' }));
  await expect.poll(() => errorIn('Certificate of incorporation')).toBeUndefined();
});

test('what was sent back stays open after a save: its field still says so, and the review before submitting names it', async () => {
  const { people } = await sandbox.company({ kyc_status: 3 });
  const cutOff = 'The bank asks for a change: Part of it is cut off';
  const { went } = await showScreen(people[0], <StepTwoPage />, { words });
  await expect.poll(() => errorIn('Certificate of incorporation'), { timeout: 5000 }).toBe(cutOff);
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect.poll(() => went.map(({ place }) => place)).toEqual(['kycStepThree']);
  expect(await errorIn('Certificate of incorporation')).toBe(cutOff);
  await showScreen(people[0], <StepFourPage />, { words: [...words, 'signature'] });
  const note = (await screen.findByText('Changes requested, but not made', undefined, { timeout: 5000 })).parentElement ?? document.body;
  expect(
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Certificate of incorporation · Part of it is cut off',
    'Mei Tan: Passport photo page · Cannot be read: The photo page is too dark.',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit again' }).disabled).toBe(false);
});

test('a submission on which the bank itself fails says so in its words, and can be pressed again', async () => {
  const { people } = await sandbox.company({ kyc_status: 1, kyc: 'filled' });
  const bank = bankAs(() => people[0]);
  let fails = true;
  const call: Client['call'] = (path, ...rest) =>
    fails && path === '/account/kyc/submit'
      ? Promise.reject(new Refused(errors.bankFault.code, 'Quote 4711', [], '4711'))
      : bank.call(path, ...rest);
  await showScreen(people[0], <BankProvider value={{ ...bank, call }}><StepFourPage /></BankProvider>, { words: [...words, 'signature'] }); // prettier-ignore
  const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  await submit();
  const said = await screen.findByText('Submission failed. A relationship manager will contact you soon.', undefined, { timeout: 5000 });
  expect(said.closest('[role="alert"]')?.textContent).toContain('Quote 4711');
  fails = false;
  await submit();
  expect(await screen.findByText('Submitted for review', undefined, { timeout: 5000 })).toBeTruthy();
});

test('a file that another window submitted a moment ago says so, with the time of that one (SEC-45)', async () => {
  const { people } = await sandbox.company({ kyc_status: 1, kyc: 'filled' });
  const other = bankAs(() => people[0]);
  let submitsFirst = true;
  const call: Client['call'] = async (path, ...rest) => {
    if (submitsFirst && path === '/account/kyc/submit') {
      submitsFirst = false;
      await other.call('/account/kyc/submit', { version: (await other.call('/account/kyc/getKycInfo', {})).version });
    }
    return other.call(path, ...rest);
  };
  await showScreen(people[0], <BankProvider value={{ ...other, call }}><StepFourPage /></BankProvider>, { words: [...words, 'signature'] }); // prettier-ignore
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('This was already submitted', undefined, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText('Submitted for review')).toBeNull();
});

test('a sub-account reads who edits it, and sees nothing of it', async () => {
  const { people } = await sandbox.company({ kyc_status: 1, kyc: 'filled', users: [{ authjson: ['3'] }] });
  await showScreen(people[1] ?? null, <StepOnePage />, { words });
  expect(await screen.findByText('For the main account only')).toBeTruthy();
  expect(screen.queryByText('Managing director')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
});
