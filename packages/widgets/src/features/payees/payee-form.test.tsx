import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { NewPayeeForTransferPage, NewPayeePage } from './new-payee-page.tsx';

const words = ['payees', 'recipients', 'errors'] as const;
const typed = {
  'Payee name': 'Marlow & Finch Ltd',
  'Bank account number': 'GB10 NRMB 6016 1331 9268 19',
  'Bank name': 'Northmoor Bank plc',
  'SWIFT code': 'NRMB GB2L XXX',
  'Bank code': '60-16-13',
  'Bank address': '1 Moorgate, London',
} as const;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(optional\\))?$`));
const fill = async (part: Readonly<Record<string, string>> = typed) => {
  for (const [label, value] of Object.entries(part)) await userEvent.fill(box(label), value);
};
const choose = async (label: string, text: string) => {
  await userEvent.fill(box(label), text);
  await userEvent.keyboard('{Enter}');
};
const whole = async () => {
  await fill();
  await choose('Country of the bank', 'United Kingdom');
  await choose('Purpose of transaction', 'Supplier payment');
};
const save = (name = 'Save payee') => userEvent.click(screen.getByRole('button', { name }));
const errorOf = (label: string) => box(label).closest('[part="field"]')?.querySelector('[part="error"]')?.textContent;
const company = async () => (await sandbox.company({})).people[0];

/** Each field with its rules (REC-03): what is typed, and what is said. */
const rules = [
  ['Payee name', '', 'Enter the payee name'],
  ['Payee name', 'M'.repeat(141), 'Use at most 140 characters'], // all of it is there, nothing was cut off
  ['Bank account number', '', 'Enter the bank account number'],
  ['Bank account number', 'GB10!', 'Use letters, digits, spaces and hyphens only'],
  ['Bank name', '', 'Enter the bank name'],
  ['Bank name', 'C', 'Enter the whole name of the bank'],
  ['SWIFT code', '', 'Enter the SWIFT code'],
  ['SWIFT code', 'NRMB GB2L XXXX', 'A SWIFT code has 8 or 11 characters: six letters, then letters or digits'],
  ['SWIFT code', 'NRMB', 'A SWIFT code has 8 or 11 characters: six letters, then letters or digits'],
  ['Bank code', '', 'Enter the bank code'],
  ['Bank address', '', 'Enter the bank address'],
  ['Bank address', 'K -', 'Enter the address of the bank, at least its town'],
  ['Country of the bank', '', 'Choose the country'],
  ['Purpose of transaction', '', 'Choose the purpose'],
  ['Email', 'a@b', 'Enter an email address such as name@company.com'],
] as const;
const ofIntermediary = [
  ['Intermediary bank', 'Enter the name of the intermediary bank'],
  ['Country of the intermediary bank', 'Choose the country'],
  ['SWIFT code of the intermediary bank', 'Enter the SWIFT code of the intermediary bank'],
  ['Address of the intermediary bank', 'Enter the address of the intermediary bank'],
] as const;

describe('the form of a payee', () => {
  test('says at each field what is wrong, and asks the bank for nothing', async () => {
    const { called } = await showScreen(await company(), <NewPayeePage />, { words });
    await save();
    for (const [label, value, sentence] of rules)
      if (value === '') await expect.poll(() => errorOf(label), { message: label }).toBe(sentence);
    for (const [label, value, sentence] of rules.filter(([, text]) => text !== '')) {
      await userEvent.fill(box(label), value);
      await save();
      await expect.poll(() => errorOf(label), { message: `${label} ${value}` }).toBe(sentence);
    }
    expect(called).toEqual([]);
  });

  test('asks for an intermediary only when one is used, and forgets none of it while the tick goes and comes', async () => {
    const { bank, went } = await showScreen(await company(), <NewPayeePage />, { words });
    await whole();
    const tick = screen.getByRole('checkbox', { name: 'Use an intermediary bank' });
    expect(screen.queryByLabelText('Intermediary bank')).toBeNull();
    await userEvent.click(tick);
    await save();
    for (const [label, sentence] of ofIntermediary) await expect.poll(() => errorOf(label), { message: label }).toBe(sentence);
    await userEvent.fill(box('SWIFT code of the intermediary bank'), 'WRONG');
    await userEvent.click(tick);
    await userEvent.click(tick);
    expect(box('SWIFT code of the intermediary bank').value).toBe('WRONG');
    await userEvent.click(tick);
    await save();
    await expect.poll(() => went).toEqual([{ place: 'payees', params: undefined }]);
    expect((await bank.call('/withdraw/payee/list', {})).list[0]).toMatchObject({
      swift_code: 'NRMBGB2LXXX',
      use_intermediary: false,
      intermediary_swift_code: '',
    });
  });

  test('offers every purpose', async () => {
    await showScreen(await company(), <NewPayeePage />, { words });
    await userEvent.click(box('Purpose of transaction'));
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(purposes.length);
  });

  test('writes an IBAN in groups of four as it is typed, wherever the caret is', async () => {
    await showScreen(await company(), <NewPayeePage />, { words });
    const input = box('Bank account number');
    await userEvent.click(input);
    await userEvent.keyboard('gb10nrmb601613');
    expect(input.value).toBe('GB10 NRMB 6016 13');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}xy');
    expect(input.value).toBe('GB10 NRMB 6016 XY13');
    await userEvent.fill(input, '0042 8871');
    expect(input.value).toBe('0042 8871');
  });

  test('what the bank finds wrong is at its field, and nothing typed is lost', async () => {
    await showScreen(await company(), <NewPayeePage />, { words });
    await whole();
    await userEvent.fill(box('Bank account number'), 'GB29 NRMB 6016 1331 9268 19');
    await save();
    await expect.poll(() => errorOf('Bank account number')).toContain('its check digits do not fit');
    expect(box('Bank name').value).toBe('Northmoor Bank plc');
    await userEvent.fill(box('Bank account number'), typed['Bank account number']);
    await userEvent.fill(box('SWIFT code'), 'NRMBDE2L');
    await save();
    await expect.poll(() => errorOf('SWIFT code')).toContain('which does not fit a bank in United Kingdom');
  });

  test('a field is checked as it is left, and what it says of the bank fills fields that are empty', async () => {
    const { called } = await showScreen(await company(), <NewPayeePage />, { words });
    const leave = async (label: string, text: string) => {
      await userEvent.fill(box(label), text);
      await userEvent.tab();
    };
    await leave('Bank account number', 'DE88 3704 0044 0532 0130 00');
    await expect.poll(() => errorOf('Bank account number')).toContain('its check digits do not fit');
    await leave('Bank account number', 'DE89 3704 0044 0532 0130 00');
    await expect.poll(() => [errorOf('Bank account number'), box('Country of the bank').value]).toEqual([undefined, 'Germany']);
    await expect.poll(() => box('Bank code').value).toBe('37040044');
    await userEvent.fill(box('Bank code'), '');
    await leave('SWIFT code', 'NRMBGB2L');
    await expect.poll(() => errorOf('SWIFT code')).toContain('does not fit a bank in Germany');
    await leave('SWIFT code', 'COBADEFF');
    await expect.poll(() => box('Bank name').value).toBe('Commerzbank');
    await leave('Bank name', 'Commerzbank AG, Köln');
    await leave('SWIFT code', 'DEUTDEFF');
    await expect.poll(() => called.filter((path) => path === '/withdraw/payee/check').length).toBeGreaterThanOrEqual(5);
    await choose('Country of the bank', 'United Kingdom');
    await expect.poll(() => errorOf('Bank account number')).toContain('another country');
    expect([box('Bank name').value, box('Bank code').value]).toEqual(['Commerzbank AG, Köln', '']);
  });

  test('from a transfer it leads back there with the payee chosen', async () => {
    const { bank, went } = await showScreen(await company(), <NewPayeeForTransferPage />, { words });
    await whole();
    await save('Save and continue');
    await expect.poll(() => went.length).toBe(1);
    const { list } = await bank.call('/withdraw/payee/list', {});
    expect(went).toEqual([{ place: 'transferFiat', params: { payee_id: list[0]?.id } }]);
  });

  test('is unsaved until it is saved, and what was typed is there again after a reload', async () => {
    const { unsaved } = await showScreen(await company(), <NewPayeePage />, { words });
    await fill({ 'Payee name': 'Half typed' });
    await expect.poll(() => unsaved.size).toBe(1);
    const kept = Object.entries(sessionStorage).find(([key]) => key.endsWith('payee.new'))?.[1] as string | undefined;
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ beneficiary_name: 'Half typed' });
  });

  test('a change is asked again for what looks like another, saved all the same or not', async () => {
    const who = await company();
    const { bank } = await showScreen(who, <NewPayeePage />, { words });
    await whole();
    await save();
    await expect.poll(async () => (await bank.call('/withdraw/payee/list', {})).total).toBe(1);
    await showScreen(who, <NewPayeePage />, { words });
    await whole();
    await fill({ 'Payee name': 'Mar1ow & Finch Ltd', 'Bank account number': '0042', 'SWIFT code': 'PRAIUS33' });
    await choose('Country of the bank', 'United States');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'This name looks like Marlow & Finch Ltd' }));
    expect(dialog.getByRole('region', { name: 'What you entered' }).textContent).toContain('Mar1ow & Finch Ltd');
    expect(dialog.getByRole('region', { name: 'What you know already' }).textContent).toContain('GB10 NRMB 6016 1331 9268 19');
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(box('Payee name').value).toBe('Mar1ow & Finch Ltd');
    expect((await bank.call('/withdraw/payee/list', {})).total).toBe(1);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await expect.poll(async () => (await bank.call('/withdraw/payee/list', {})).total).toBe(2);
  });

  test.each(['none', '%3Cb%3E'])('an id that names none, %s, leads back', async (id) => {
    await showScreen(await company(), <NewPayeePage />, { words, query: `?id=${id}` });
    expect(await screen.findByText('Payee not found')).toBeTruthy();
    expect(page.getByRole('link', { name: 'All payees' }).element()).toBeTruthy();
  });
});
