/** Issued cards as staff meet them: found, read, decided about, against the real bank; a difference and a top-up as it would show them. */
import type { Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BankProvider } from '../../../runtime/host-context.tsx';
import { bankAs, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { IssuedCardsPage } from './cards-page.tsx';
import { IssuedCardPage } from './issued-card-page.tsx';
import type { IssuedCard, Which } from './issued-case.ts';

const words = ['back-office', 'cards', 'errors'] as const;
const desk = bankAs(() => staff);
const press = async (name: string | RegExp, among = within(document.body)) => userEvent.click(await among.findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') ?? document.body);
};
const pathOf = ({ company_id, id }: Which) => `/back-office/issued-cards/${company_id}/${id}`;

/** A company with one active card, whose fee is open. */
async function cardOf() {
  const { company_id, project_name } = await sandbox.company({
    annual_fees: [{ last4: '6612', holder_name: 'Ottoline Marsh', due_in: 20 }],
  });
  const { list } = await desk.call('/admin/cards/list', { company_id });
  const id = list[0]?.card.card_id ?? '';
  const which = { company_id, id };
  const now = () => desk.call('/admin/cards/get', which);
  return { which, project_name, now };
}

/** A bank that tells this of the card, and keeps what was asked of it. */
async function showAs(which: Which, part: Partial<IssuedCard>, answers: Readonly<Record<string, () => unknown>> = {}) {
  const whole = { ...(await desk.call('/admin/cards/get', which)), ...part };
  const asked: { readonly path: string; readonly input: unknown }[] = [];
  const call = async (path: string, input: unknown) => {
    asked.push({ path, input });
    await Promise.resolve();
    return path === '/admin/cards/get' ? whole : (answers[path]?.() ?? { said: null, at: '2026-11-23T02:00:00.000Z' });
  };
  const bank = { ...desk, call } as unknown as Client;
  await showScreen(
    staff,
    <BankProvider value={bank}>
      <IssuedCardPage />
    </BankProvider>,
    { words, path: pathOf(which) },
  );
  return (path: string) => asked.filter((each) => each.path === path).map(({ input }) => input);
}

test('a card is found by its company and opened; the search is part of the address', async () => {
  const { which, project_name } = await cardOf();
  const { went } = await showScreen(staff, <IssuedCardsPage />, { words, query: `?keyword=${encodeURIComponent(project_name)}` });
  const row = await screen.findByRole('row', { name: /Ottoline Marsh/ });
  expect(within(row).getByText(project_name)).toBeTruthy();
  await userEvent.click(row);
  expect(went.at(-1)).toEqual({ place: 'deskIssuedCard', params: which });
  await userEvent.fill(screen.getByRole('searchbox'), 'nobody has this name');
  await screen.findByText('No cards match');
  await press('Clear the filters', within(screen.getByRole('group', { name: 'Filters' })));
  await waitFor(() => expect(screen.getAllByRole('row').length, 'cards of other companies').toBeGreaterThan(2));
  expect(location.search).toBe('');
});

test('it is blocked with a reason alone, unblocked again, and its fee waived; all of it is in its life', async () => {
  const { which, now } = await cardOf();
  await showScreen(staff, <IssuedCardPage />, { words, path: pathOf(which) });
  await screen.findByText('The issuer has not made this card yet');
  expect((await section('What the bank can do')).getByText('It is not blocked.')).toBeTruthy();
  await press('Block');
  const asked = await dialog(/^Block ••••\u00a06612 of Ottoline Marsh$/);
  await press('Block', asked);
  const reason = asked.getByRole('textbox', { name: 'Reason' });
  await expect.poll(() => reason.closest('[part="field"]')?.querySelector('[part="error"]')?.textContent).toBe('Enter the reason');
  expect((await now()).card.status).toBe('active');
  await userEvent.fill(reason, 'Reported as stolen');
  await press('Block', asked);
  await screen.findByText('Blocked by the bank', { exact: false, selector: 'li *' });
  expect((await now()).card.status).toBe('blocked_by_admin');
  await press('Unblock');
  const back = await dialog(/^Unblock/);
  await userEvent.fill(back.getByRole('textbox', { name: 'Reason' }), 'It was found');
  await press('Unblock', back);
  await expect.poll(async () => (await now()).card.status).toBe('active');
  await press('Waive');
  const waive = await dialog(/^Waive 60\.00 USD/);
  await userEvent.fill(waive.getByRole('textbox', { name: 'Reason' }), 'Goodwill');
  await press('Waive', waive);
  await expect.poll(async () => (await now()).fees.map(({ status }) => status)).toEqual(['free']);
  expect((await now()).lines.map((line) => line.reason)).toEqual(['It was found', 'Reported as stolen']);
});

test('the state here and at the issuer change by themselves', async () => {
  const { which } = await cardOf();
  let state = 'active';
  const said = () => ({ said: { state, balance: '0.00', held: '0.00' }, at: '2026-11-23T02:00:00.000Z' });
  const asked = await showAs(which, {}, { '/admin/cards/issuer': said });
  await screen.findByText(/^Active · /);
  state = 'blocked';
  document.dispatchEvent(new Event('visibilitychange')); // as 15 seconds would
  expect(await screen.findByText(/^Blocked · /)).toBeTruthy();
  expect(asked('/admin/cards/get').length).toBeGreaterThan(1);
});

test('what a colleague did meanwhile is said, and shown as it is now', async () => {
  const { which, now } = await cardOf();
  await showScreen(staff, <IssuedCardPage />, { words, path: pathOf(which) });
  await press('Cancel the card');
  const asked = await dialog(/for good$/);
  const { version } = (await now()).card;
  await desk.call('/admin/cards/decide', { ...which, version, event: 'block', reason: 'Fraud' });
  await userEvent.fill(asked.getByRole('textbox', { name: 'Reason' }), 'The company is leaving');
  await press('Cancel the card', asked);
  await screen.findByText('Someone else already decided this');
  await screen.findByText('The bank has already blocked it.');
  expect((await now()).card.status).toBe('blocked_by_admin');
});

test('a card that nobody knows leads back to the list', async () => {
  const { which } = await cardOf();
  await showScreen(staff, <IssuedCardPage />, { words, path: pathOf({ ...which, id: 'b3c1a3de-0000-4000-8000-000000000000' }) });
  await screen.findByText('No such card');
  expect(screen.getByRole('link', { name: 'Back to the cards' })).toBeTruthy();
});

test('a difference names both figures, is compared again and closed with a note', async () => {
  const { which } = await cardOf();
  const difference = { since: '2026-11-20T02:00:00.000Z', ours: '89.50', issuers: '102.87', version: 3, closed: null };
  const asked = await showAs(which, { difference }, { '/admin/cards/compare': () => ({ result: 'notYet' }), '/admin/cards/closeDifference': () => ({ id: which.id }) }); // prettier-ignore
  const found = await section('Difference');
  for (const figure of ['89.50 USD', '102.87 USD', '13.37 USD']) expect(found.getByText(figure)).toBeTruthy();
  await press('Compare with the issuer', found);
  await screen.findByText(/^Something is still under way between the bank and the issuer/);
  expect(asked('/admin/cards/compare')).toEqual([which]);
  await press('Close with a note', found);
  const note = await dialog(/^Close the difference of 13\.37 USD$/);
  await userEvent.fill(note.getByRole('textbox', { name: 'Reason' }), 'The issuer corrects it on Monday');
  await press('Close with a note', note);
  await expect
    .poll(() => asked('/admin/cards/closeDifference'))
    .toEqual([{ ...which, version: 3, reason: 'The issuer corrects it on Monday' }]);
});

test('an issuer that does not answer is said beside its figure; the rest of the card is there', async () => {
  const { which } = await cardOf();
  const down = () => {
    throw new Refused(errors.issuerUnavailable.code, 'The card issuer does not answer.', [], 'req-1');
  };
  await showAs(which, {}, { '/admin/cards/issuer': down });
  await screen.findByText('The issuer did not answer');
  expect((await section('Balance')).getByText('In the ledger')).toBeTruthy();
});

test('wrong tries are forgotten after a question; a top-up is taken back only before it is sent', async () => {
  const { which } = await cardOf();
  const { card } = await desk.call('/admin/cards/get', which);
  const row = {
    id: 't-1',
    number: 'C-88000001',
    transaction_id: 'r-1',
    date: '2026-11-23T01:00:00.000Z',
    card_id: card.card_id,
    last4: card.last4,
    holder_name: card.holder_name,
    amount: '100.000000',
    currency: 'USDC' as const,
    fee: '0.50',
    received: '99.50',
    rate: '1',
    status: 'processing',
    reason: '',
    attempts: 1,
    can_retry: false,
    can_cancel: false,
    version: 1,
  };
  const asked = await showAs(
    which,
    {
      tries: { kit: 5, activation: 0, most: 5, locked_until: '2026-11-24T02:00:00.000Z' },
      acts: { block: '', unblock: 'notBlocked', cancel: '', unlock: '' },
      top_ups: [
        { ...row, cancel: '' },
        { ...row, id: 't-2', number: 'C-88000002', cancel: 'sent' },
      ],
    },
    { '/admin/cards/unlock': () => ({ card }), '/admin/topUp/cancel': () => ({ id: 't-1', status: 'cancelled' }) },
  );
  await screen.findByText(/^Kit: 5 of 5 · locked until/);
  await press('Unlock');
  const sure = await dialog(/^Unlock ••••\u00a06612/);
  expect(asked('/admin/cards/unlock')).toEqual([]);
  await press('Unlock', sure);
  await expect.poll(() => asked('/admin/cards/unlock')).toEqual([which]);
  const topUps = await section('Open top-ups');
  expect(topUps.getByText('Sent to the issuer')).toBeTruthy();
  await press('Cancel', topUps);
  const why = await dialog(/^Cancel top-up C-88000001 of 100/);
  await userEvent.fill(why.getByRole('textbox', { name: 'Reason' }), 'Sent twice');
  await press('Cancel', why);
  await expect
    .poll(() => asked('/admin/topUp/cancel'))
    .toEqual([{ company_id: which.company_id, id: 't-1', version: 1, reason: 'Sent twice' }]);
});
