/** Card holders' verification on the screen, against the real bank (CRD-50 to CRD-59). */
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applied } from '../../../../../tests/support/applications.ts';
import { bankAs, sandbox, showScreen, staff } from '../../../../../tests/support/screen.tsx';
import { HolderPage } from './holder-page.tsx';
import { HoldersPage } from './holders-page.tsx';

const words = ['card-kyc', 'apply-start', 'card-apply', 'errors', 'preview'] as const;
const company = () => sandbox.company({ project_name: 'Harbour Test Pte. Ltd.', users: [{ authjson: ['12'] }] });
const desk = bankAs(() => staff);

async function holder(overrides: object = {}) {
  const fresh = await company();
  const { id } = await applied('', sandbox, fresh.people[0], overrides);
  return { ...fresh, id, owner: fresh.people[0], clerk: fresh.people[1] ?? fresh.people[0] };
}
type Held = Awaited<ReturnType<typeof holder>>;
const refuse = async ({ company_id, id }: Held, reason: string, fields: readonly ('city' | 'id_number' | 'first_name')[] = []) => {
  const { version } = await desk.call('/admin/card/get', { company_id, id });
  await desk.call('/admin/card/verify', { company_id, id, version, accept: false, reason, fields: [...fields] });
};
const show = ({ owner, id }: Held, who = owner, language: 'en' | 'zh' | 'ja' = 'en') =>
  showScreen(who, <HolderPage />, { words, query: `?id=${id}`, in: language });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the list', () => {
  test('nothing yet is said in other words than nothing found', async () => {
    const { people } = await company();
    await showScreen(people[0], <HoldersPage />, { words });
    expect(await screen.findByText('No card holders yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export' }).hasAttribute('disabled')).toBe(true);
    await userEvent.fill(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('No card holders match these filters')).toBeTruthy();
    expect(location.search).toBe('?keyword=nobody');
  });

  test('filters by state in the address and leads to one holder', async () => {
    const held = await holder({ first_name: 'Jun', last_name: 'Park' });
    await showScreen(held.owner, <HoldersPage />, { words });
    expect(await screen.findByText('Jun Park')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Verification' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Failed' }));
    expect(await screen.findByText('No card holders match these filters')).toBeTruthy();
    expect(location.search).toBe('?status=failed');
    await refuse(held, 'Blurred');
    const { went } = await showScreen(held.owner, <HoldersPage />, { words, query: '?status=failed' });
    await userEvent.click(await screen.findByText('Jun Park'));
    expect(went).toEqual([{ place: 'cardKycInfo', params: { id: held.id } }]);
  });

  test.each([
    ['zh', '持卡人认证'],
    ['ja', 'カード名義人'],
  ] as const)('in %s', async (language, title) => {
    const { owner } = await holder();
    await showScreen(owner, <HoldersPage />, { words, in: language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('Aiko Hasegawa')).toBeTruthy();
  });
});

describe('one holder', () => {
  test('an address without one says so', async () => {
    const { people } = await company();
    for (const query of ['', '?id=none', '?id=%20']) {
      await showScreen(people[0], <HolderPage />, { words, query });
      expect(await screen.findByText('No such card holder')).toBeTruthy();
    }
  });

  test('while the bank looks nothing can be corrected', async () => {
    await show(await holder());
    expect(await screen.findByText(/They can be corrected again after its decision/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
    expect(section('ID').getByRole('button', { name: 'Open front.png' })).toBeTruthy();
  });

  test('the reason is at its field until it is corrected; each section is saved alone', async () => {
    const held = await holder();
    await refuse(held, 'The name differs from the ID', ['first_name', 'city']);
    await show(held);
    expect(await screen.findByText('The bank could not confirm these details')).toBeTruthy();
    expect(section('Person').getByText('Not confirmed: The name differs from the ID')).toBeTruthy();
    expect(section('ID').queryByText(/^Not confirmed/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Correct: Person' }));
    const first = await screen.findByRole('textbox', { name: 'First name' });
    await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(first, '');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await section('Person').findByText('Fill this in')).toBeTruthy();
    await userEvent.fill(first, 'Aika');
    await expect.poll(() => first.getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not corrected yet')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Aika Hasegawa' })).toBeTruthy();
    expect(section('Person').queryByText(/^Not confirmed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct: Person' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Correct: Address' })).toBeTruthy();
  });

  test('what somebody else saved meanwhile is shown, and not overwritten unasked', async () => {
    const held = await holder();
    await refuse(held, 'Please check');
    const { bank } = await show(held);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct: Person' }));
    const first = await screen.findByRole('textbox', { name: 'First name' });
    await userEvent.fill(first, 'Mine');
    const { member } = await bank.call('/card/getCardKyc', { id: held.id });
    await bank.call('/card/updateMemberInfo', { ...member, first_name: 'Theirs', id: held.id } as never);
    await refuse(held, 'Once more', ['first_name']);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed elsewhere meanwhile')).toBeTruthy();
    expect(screen.getByText('First name: Theirs')).toBeTruthy();
    expect(first).toHaveProperty('value', 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mine Hasegawa' })).toBeTruthy();
  });

  test('somebody else of the company sees it masked and enters hidden fields again', async () => {
    const held = await holder();
    await refuse(held, 'Wrong number', ['id_number']);
    await show(held, held.clerk);
    expect(await screen.findByText(/Some details are masked/)).toBeTruthy();
    expect(section('ID').queryByRole('button', { name: /^Open/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Correct: ID' }));
    expect(await screen.findByText(/Fields that are masked for you are empty here/)).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Document number' })).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => section('ID').queryAllByText('Add the file').length).toBeGreaterThanOrEqual(2);
  });

  test('another email is proved by a code first', async () => {
    const held = await holder();
    await refuse(held, 'Please check', ['city']);
    await show(held);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct: Account' }));
    expect(section('Account').queryByText(/^Not confirmed|did not work/)).toBeNull(); // the reason is about another section
    const email = await screen.findByRole('textbox', { name: 'Email' });
    const changes = section('Account').getAllByRole('button', { name: 'Change' });
    await userEvent.click(changes.at(-1) as HTMLElement);
    await userEvent.fill(email, 'other@hasegawa.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  });

  test.each(['zh', 'ja'] as const)('in %s', async (language) => {
    const held = await holder();
    await refuse(held, '照片模糊', ['city']);
    await show(held, held.owner, language);
    await userEvent.click((await screen.findAllByRole('button', { name: /^(更正|訂正する)：/ }))[0] as HTMLElement);
    await expect.poll(() => screen.queryAllByRole('textbox').length).toBeGreaterThan(2);
    expect(document.querySelector('form [role="alert"]')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\b(card-kyc|card-apply|apply-start|options|shared):/);
  });
});
