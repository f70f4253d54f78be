/** Asking for a colleague, the decision, and the invitation, on the screens. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, colleague as second, sandbox, showScreen, staff, type FreshPerson } from '../../../../../tests/support/screen.tsx';
import { ColleaguePage as DeskPage } from '../back-office/colleagues/colleague-page.tsx';
import { ColleaguePage } from './colleague-page.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { RequestsPage } from './requests-page.tsx';

const words = ['colleagues', 'shell'] as const;
let count = 0;
const company = () => sandbox.company({ users: [{ full_name: 'Ann Clerk', authjson: ['2'], group: 'Finance' }] });
const email = () => `mai${Date.now()}${++count}@fresh.example`;
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box) => (box.checked ? [box.parentElement?.parentElement?.textContent] : []));

test('a preset begins the list of rights, what is typed stays when the bank says no, and the request is sent (PER-22, PER-23)', async () => {
  const { people } = await company();
  const [main, ann = main] = people;
  const { went } = await showScreen(main, <ColleaguePage />, { words });
  await userEvent.fill(await screen.findByLabelText('Full name'), 'Mai Ito');
  await userEvent.fill(screen.getByLabelText('Email'), ann.email);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the bank' }));
  expect(await screen.findByText('Choose at least one right')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Payments clerk' }));
  expect(ticked()).toEqual(['Transactions', 'Transfers', 'Fiat transfers', 'Digital asset transfers']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Balances' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask the bank' }));
  await expect.poll(() => screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mai Ito');
  const own = email();
  await userEvent.fill(screen.getByLabelText('Email'), own);
  await userEvent.click(screen.getByRole('button', { name: 'Ask the bank' }));
  await expect.poll(() => went).toEqual([{ place: 'colleagueRequests', params: undefined }]);
  const { list } = await bankAs(() => main).call('/colleagues/requests', {});
  expect(list).toMatchObject([{ kind: 'new', full_name: 'Mai Ito', email: own, authjson: ['1-1', '2', '11'], status: 'asked' }]);
});

test('two of the bank carry it out, the story says so, and the invitation sets a password (PER-24, PER-25)', async () => {
  const { company_id, people } = await company();
  const [main] = people;
  const own = email();
  const form = { full_name: 'Mai Ito', email: own, authjson: ['2' as const] };
  const { id, version } = await bankAs(() => main).call('/colleagues/askColleague', form);
  const path = `/back-office/colleagues/${company_id}/${id}`;
  const desk = { words: ['back-office', 'options'] as const, path };
  await showScreen({ ...staff, username: 'staff' }, <DeskPage />, desk);
  await userEvent.click(await screen.findByRole('button', { name: 'Carry out' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Carry out' }));
  expect(await screen.findByText('You requested this, so someone else must confirm it.')).toBeTruthy();
  await showScreen({ ...second, username: 'staff2' }, <DeskPage />, desk);
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  const review = within(await screen.findByRole('dialog', { name: 'Waiting for a second person' }));
  expect(await review.findByText(own)).toBeTruthy();
  await userEvent.click(review.getByRole('button', { name: 'Confirm: Carry out a colleague request' }));
  const sure = (await screen.findAllByRole('dialog')).at(-1) ?? document.body;
  await userEvent.click(within(sure).getByRole('button', { name: 'Confirm: Carry out a colleague request' }));
  expect(await screen.findByText('Carried out')).toBeTruthy();

  await showScreen(main, <RequestsPage />, { words });
  const line = within((await screen.findByText('New colleague: Mai Ito')).closest('li') ?? document.body);
  expect(line.getByText('Carried out')).toBeTruthy();
  expect(version).toBe(1);

  const token = /invitation\/(\S+)/.exec((await sandbox.mail(own))[0]?.body ?? '')?.[1] ?? '';
  await showScreen(null, <InvitationPage />, { words, path: `/invitation/${token}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Mai Ito' })).toBeTruthy();
  expect(screen.getByText(/^The invitation is valid until .+ \(Asia\/Singapore\)\.$/)).toBeTruthy();
  await userEvent.fill(screen.getByLabelText('Password'), 'Cedar-Kite-42');
  await userEvent.fill(screen.getByLabelText('Confirm password'), 'Cedar-Kite-42');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText(`Your password is set. Sign in with ${own}.`)).toBeTruthy();
  await showScreen(null, <InvitationPage />, { words, path: `/invitation/${token}` });
  expect(await screen.findByText('This invitation is no longer valid')).toBeTruthy();
});

test('other rights are asked for with those held ticked, once, and taken back', async () => {
  const { people } = await company();
  const [main, ann = main] = people;
  const change = (who: FreshPerson) => showScreen(who, <ColleaguePage />, { words, query: `?id=${ann.userid}` });
  await change(main);
  expect(await screen.findByRole('heading', { level: 1, name: 'Rights of Ann Clerk' })).toBeTruthy();
  expect(ticked()).toEqual(['Transactions']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cards' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask the bank' }));
  const asked = () => bankAs(() => main).call('/colleagues/requests', {});
  await expect
    .poll(async () => (await asked()).list.map(({ kind, authjson, before }) => ({ kind, authjson, before })))
    .toEqual([{ kind: 'change', authjson: ['2', '4'], before: ['2'] }]);
  await change(main);
  expect(await screen.findByText('The bank already has a request about this person.')).toBeTruthy();
  await showScreen(main, <RequestsPage />, { words });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back')).toBeTruthy();
});

test.each([
  ['zh', '新增成员', '向银行申请'],
  ['ja', 'メンバーの追加', '銀行に依頼する'],
] as const)('in %s', async (language, title, act) => {
  const { people } = await company();
  await showScreen(people[0], <ColleaguePage />, { words, in: language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: act })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(colleagues|options|shell):|presets\./);
});
