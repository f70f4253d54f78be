/** What a shut page says in each state of a company: how far its verification is, and the one thing to do (PER-09). */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen, staff, type FreshPerson } from '../../../../../tests/support/screen.tsx';
import { AccessDialog } from './access-dialog.tsx';

const words = ['shell', 'kyc-fields', 'kyc-start'] as const;
const denied = { why: 'kyc', place: 'fx' } as const;

/** The steps, in brackets those that are being worked on, and what the second button does, as soon as the file is here. */
async function says(who: FreshPerson, act: string, ...steps: readonly string[]): Promise<void> {
  await showScreen(who, <AccessDialog denied={denied} />, { words });
  const dialog = within(await screen.findByRole('alertdialog', undefined, { timeout: 5000 }));
  const read = () => ({
    act: dialog.getAllByRole('button').at(-1)?.textContent,
    steps: dialog.getAllByRole('listitem').map(({ textContent, ariaCurrent }) => (ariaCurrent ? `[${textContent}]` : textContent)),
  });
  await expect.poll(read, { timeout: 5000 }).toEqual({ act, steps });
}

const review = 'Review by the bank · usually 3 business days';
const rest = [review, 'Accounts open'];
const submitted = 'Details submitted · 18/11/2025 (done)';

test('not begun, half filled and complete: the client goes on where the file is', async () => {
  const [fresh] = (await sandbox.company({ kyc_status: 1 })).people;
  await says(fresh, 'Start verification', '[Company details]', ...rest);
  await bankAs(() => fresh).call('/account/kyc/corporate', { draft: true, version: 1, declarant_name: 'Mei Tan' });
  await says(fresh, 'Continue verification', '[Company details]', ...rest);
  const [filled] = (await sandbox.company({ kyc_status: 1, kyc: 'filled' })).people;
  await says(filled, 'Review and submit', '[Company details4 of 4 steps complete]', ...rest);
});

test('with the bank, sent back with reasons, withdrawn without: who acts next, and what was sent back', async () => {
  const [waiting] = (await sandbox.company({ kyc_status: 2 })).people;
  await says(waiting, 'See the status', submitted, `[${review}]`, 'Accounts open');
  const [sentBack] = (await sandbox.company({ kyc_status: 3 })).people;
  const reasons = [
    '[Certificate of incorporationPart of it is cut off]',
    '[Mei Tan: Passport photo pageCannot be read: The photo page is too dark.]',
  ];
  await says(sentBack, 'Correct the details', submitted, ...reasons, ...rest);
  const { company_id, people } = await sandbox.company({ kyc_status: 4 });
  const desk = bankAs(() => staff);
  const { version } = await desk.call('/admin/kyc/get', { company_id });
  await desk.call('/admin/kyc/decide', { company_id, version, event: 'revoke', reason: 'The register has lapsed.' });
  await says(people[0], 'Review and submit', '[Company detailsThe register has lapsed.]', ...rest);
});

test('a missing right is named with who can give it, and asked for in place (PER-14, PER-19)', async () => {
  const { people } = await sandbox.company({ users: [{ authjson: ['2'] }] });
  const [main, clerk = main] = people;
  const taken = { why: 'permission', rights: ['3-1', '3-2'] } as const;
  await showScreen(clerk, <AccessDialog denied={taken} />, { words });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'You do not have this right' }));
  const sentence = `You need the right “Fiat deposits or Digital asset deposits”. ${main.full_name} can give it to you.`;
  expect(await dialog.findByText(sentence)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for it' }));
  expect(await dialog.findByText(`${main.full_name} gets a notice and a mail.`)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Ask for it' })).toBeNull();
});
