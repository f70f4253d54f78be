/** Fields that do more than take text, and the errors of a step, on the screen and against the bank. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox } from '../../../../../../tests/support/screen.tsx';
import { showApplication } from '../testing/apply-testing.tsx';
import { fetchWith, mendLine } from '../testing/line-testing.ts';
import { day, field, press, somebody, type } from '../testing/filling-testing.tsx';

const says = (text: string | RegExp) => expect.poll(() => screen.queryByText(text) !== null, { timeout: 10_000 }).toBe(true);
const leave = async (name: string) => fireEvent.blur(await field(name));

test('a blank page says what is missing at each field, in a list, and to the page by rule', async () => {
  const { heard } = await showApplication({ linkPath: 'aisport' });
  await screen.findByRole('button', { name: 'Submit application' });
  await screen.findByRole('group', { name: 'Document, front' }, { timeout: 10_000 });
  await press('Submit application');
  await expect.poll(() => document.querySelectorAll('[id$="-error"]').length, { timeout: 20_000 }).toBeGreaterThan(25);
  const missing = heard.findLast(({ name }) => name === 'bank-validation')?.detail;
  expect(missing).toMatchObject({ fields: expect.arrayContaining([{ name: 'title', rule: 'choose' }]) });
  expect(await within(screen.getByRole('group', { name: 'Document, front' })).findByText('Add the file')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/apply-start:|card-apply:|rules:/);
});

test('a username that is taken offers one that is free, one press away', async () => {
  await showApplication();
  const other = somebody();
  expect((await field('Username')).getAttribute('autocomplete'), 'browsers would put the email there').toBe('off');
  await type('Username', 'staff');
  await leave('Username');
  await says(/^This username is taken\. Try /);
  await press(/^Use staff/);
  await says('Available');
  expect((await field('Username')).hasAttribute('readonly')).toBe(true);
  await press('Change');
  await type('Username', other.username);
  await leave('Username');
  await says('Available');
});

test('a code that is wrong five times needs a new one; the right one locks the address', async () => {
  await showApplication();
  const { email } = somebody();
  await type('Email', email);
  await press('Send code');
  const cells = await screen.findByRole('textbox', { name: 'Code from the email' }, { timeout: 15_000 });
  const [mail] = await sandbox.mail(email);
  const wrong = mail?.code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries++) {
    await userEvent.fill(cells, wrong);
    await expect.poll(() => cells.getAttribute('value')).toBe('');
    await expect.poll(() => cells.getAttribute('aria-invalid')).toBe('true');
  }
  await userEvent.fill(cells, mail?.code ?? '');
  await expect.poll(() => cells.getAttribute('value')).toBe('');
  expect(screen.queryByText('Verified')).toBeNull();
  expect((await field('Email')).getAttribute('value')).toBe(email);
}, 60_000);

test('a code that the bank did not answer stays, says so beside it, and is checked again', async () => {
  await showApplication();
  const { email } = somebody();
  await type('Email', email);
  await press('Send code');
  const cells = await screen.findByRole('textbox', { name: 'Code from the email' }, { timeout: 15_000 });
  const [mail] = await sandbox.mail(email);
  fetchWith('/card/verifyCode', () => Promise.reject(new TypeError('no line')));
  await userEvent.fill(cells, mail?.code ?? '');
  const said = await screen.findByText('The bank did not answer, so the code is not checked yet.', {}, { timeout: 15_000 });
  expect(said.getAttribute('role')).toBe('alert');
  expect(cells.getAttribute('value')).toBe(mail?.code);
  mendLine();
  await press('Check again');
  await says('Verified');
}, 60_000);

test('a wrong code keeps the focus in the code box, whatever is wrong above it', async () => {
  await showApplication();
  const { email } = somebody();
  await type('First name', 'www.evil.example');
  await leave('First name');
  await says('A name cannot contain a web or email address');
  await type('Email', email);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const cells = await screen.findByRole('textbox', { name: 'Code from the email' }, { timeout: 15_000 });
  await expect.poll(() => cells.matches(':focus')).toBe(true);
  const [mail] = await sandbox.mail(email);
  for (const wrong of ['111111', '222222'].filter((code) => code !== mail?.code)) {
    await userEvent.keyboard(wrong);
    await expect.poll(() => cells.getAttribute('value')).toBe('');
    await expect.poll(() => cells.getAttribute('aria-invalid')).toBe('true');
    expect(cells.matches(':focus')).toBe(true);
  }
  await userEvent.keyboard(mail?.code ?? '');
  await says('Verified');
  expect((await field('First name')).getAttribute('value')).toBe('www.evil.example');
}, 60_000);

test('the name on the card follows the names, counts with the prefix, and is the own one once typed', async () => {
  await showApplication();
  await type('First name', 'José');
  await type('Last name', "O'Neill");
  await expect.poll(async () => (await field('Name on card')).getAttribute('value')).toBe("JOSE O'NEILL");
  expect(screen.getByText('12 / 22')).toBeTruthy();
  await type('Name on card', 'j o neill');
  expect((await field('Name on card')).getAttribute('value')).toBe('J O NEILL');
  await type('Last name', 'Neill');
  expect((await field('Name on card')).getAttribute('value')).toBe('J O NEILL');
});

test('full-width letters and digits of an input method count, and nothing is judged while it is at work', async () => {
  await showApplication();
  const input = (await field('Username')) as HTMLInputElement;
  input.focus();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'ａｉｋｏ＿２' }, isComposing: true });
  expect(input.getAttribute('aria-invalid')).toBeNull();
  fireEvent.compositionEnd(input);
  await expect.poll(() => input.value).toBe('aiko_2');
  await type('Number', '０９０ ５５５０');
  expect((await field('Number')).getAttribute('value')).toBe('090 5550');
});

test('31/02 is no day; under 18 is too young', async () => {
  await showApplication();
  await day('Date of birth', '31/02/1990');
  await says('Enter a valid date');
  await day('Date of birth', '01/01/2010');
  await says(/at least 18|18 or older/);
});

test('an ID without dates takes the days of the rule, and says so (APP-11)', async () => {
  await showApplication({ linkPath: 'aisport', prefill: { birth_date: '1990-06-15' } });
  const ticks = await screen.findAllByRole('checkbox', { name: 'Not stated on the document' }, { timeout: 10_000 });
  for (const tick of ticks) await userEvent.click(tick);
  expect((await field('Date of issue')).getAttribute('value')).toBe('15/06/2008');
  const boxes = within(await screen.findByRole('group', { name: 'Date of expiry' })).getAllByRole('textbox');
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['15', '06', '2045']);
  await day('Date of expiry', '14/06/2045');
  await expect.poll(() => screen.queryAllByText(/55/).length).toBeGreaterThan(1);
  const [first] = ticks;
  if (first) await userEvent.click(first);
  expect(await screen.findByRole('group', { name: 'Date of issue' })).toBeTruthy();
});

test('another language of a document asks for a translation, which may follow (APP-13)', async () => {
  await showApplication({ linkPath: 'aisport' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language of the document' }, { timeout: 10_000 }), 'Japanese');
  await says('A translation is needed');
  expect(screen.getByRole('group', { name: /^Certified translation/ }).textContent).toContain('(optional)');
});

test.each([
  ['closed2024', 'This link cannot be used'],
  ['no-such-link', 'This link cannot be used'],
])('%s answers alike', async (linkPath, sentence) => {
  const { heard } = await showApplication({ linkPath });
  await says(sentence);
  expect(heard.map(({ name }) => name)).toEqual(['bank-error']);
  expect(document.querySelector('form')).toBeNull();
});

test('a bank that is away says so, and the form comes when it is back', async () => {
  fetchWith('/card/getLinkParamByPath', () => Promise.reject(new TypeError('the line is down')));
  const { heard } = await showApplication();
  await says('The application did not load');
  expect(heard.map(({ detail }) => detail)).toMatchObject([{ kind: 'network', retryable: true }]);
  mendLine();
  await press('Try again');
  await type('First name', 'Aiko');
  expect(heard.at(-1)?.name).toBe('bank-ready');
});

test('readonly shows and takes nothing; a page may make one field so', async () => {
  await showApplication({ readonly: true, prefill: { first_name: 'Aiko' } });
  expect(((await field('First name')) as HTMLInputElement).matches(':disabled')).toBe(true);
  await showApplication({ fields: { last_name: { readOnly: true }, gender: { hidden: true } } });
  expect(((await field('Last name')) as HTMLInputElement).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('radiogroup', { name: /^Gender/ })).toBeNull();
});
