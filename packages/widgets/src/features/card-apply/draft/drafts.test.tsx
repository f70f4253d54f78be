/** Nothing typed is lost: reload, another language, a line that is down, the way back, a draft that the bank has forgotten. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showApplication, tab } from '../testing/apply-testing.tsx';
import { field, fillAbout, fillIdentity, press, somebody, type, verifyEmail } from '../testing/filling-testing.tsx';
import { sandbox } from '../../../../../../tests/support/screen.tsx';
import { fetchWith, mendLine } from '../testing/line-testing.ts';
import { speak } from '../../../kit/testing/i18n.ts';

afterEach(async () => {
  mendLine();
  await sandbox.moveClock(0);
});
const textOf = async (name: string) => (await field(name)).getAttribute('value');
const saved = () => expect.poll(() => screen.queryByText(/^Draft saved at .*\d\d:\d\d$/) !== null, { timeout: 10_000 }).toBe(true);

test('is kept at the bank, and the tab keeps only its handle', async () => {
  const keep = tab();
  const { heard } = await showApplication({ keep });
  await type('First name', 'Aiko');
  await saved();
  expect(keep.get('draft.kestrel')).toMatch(/^[\w.-]{20,200}$/);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Aiko');
  expect(heard.find(({ name }) => name === 'bank-draft-saved')).toBeTruthy();
  await showApplication({ keep }); // a reload
  await expect.poll(() => textOf('First name')).toBe('Aiko');
});

test('a reload comes back to the step, with what is verified and the files by name', async () => {
  const keep = tab();
  await showApplication({ keep });
  await fillAbout(somebody());
  await press('Continue');
  await fillIdentity();
  await saved();
  await expect.poll(async () => (await field('Document number')).getAttribute('value')).toBe('TK1234567');
  await new Promise((resolve) => setTimeout(resolve, 2500)); // the pause after the last key, and the bank
  await showApplication({ keep });
  await expect.poll(() => textOf('Document number'), { timeout: 10_000 }).toBe('TK1234567');
  expect((await screen.findAllByText(/^(front|back)\.jpg$/)).length).toBe(2);
  await press('Back');
  expect(await textOf('First name')).toBe('Aiko');
  await expect.poll(() => screen.queryAllByText('Verified').length, { timeout: 5000 }).toBeGreaterThan(0);
});

test('on a page that is not the bank’s the tab keeps a ticket, which opens nothing without the email', async () => {
  const person = somebody();
  const foreign = () => ({ ...keep, secret: tab() }); // a reload brings another element
  const keep = tab();
  await showApplication({ keep: foreign() });
  await fillAbout(person);
  await press('Continue');
  await field('Document number');
  await saved();
  expect(keep.get('draft.kestrel')).toBeNull();
  expect(keep.get('ticket.kestrel')).toMatch(/^[\w.-]{20,200}$/);
  cleanup();
  await showApplication({ keep: foreign() });
  await screen.findByText('Continue the saved application?');
  expect(screen.queryByLabelText('Document number')).toBeNull();
  expect(document.body.textContent).not.toContain('Aiko');
  await sandbox.moveClock(61); // another code for the same address
  await verifyEmail(person.email);
  await field('Document number');
  await press('Back');
  await expect.poll(() => textOf('First name')).toBe('Aiko');
});

test('the next visitor starts again, and the draft is gone at the bank', async () => {
  const keep = tab();
  const shown = () => showApplication({ keep: { ...keep, secret: tab() } });
  const first = tab();
  await showApplication({ keep: { ...keep, secret: first } });
  await fillAbout(somebody());
  await saved();
  await expect.poll(() => keep.get('ticket.kestrel')).toBeTruthy();
  cleanup();
  await shown();
  await press('Not you? Start again');
  await expect.poll(() => textOf('First name')).toBe('');
  expect(keep.get('ticket.kestrel')).toBeNull();
  cleanup();
  const handle = first.get('draft.kestrel');
  keep.set('draft.kestrel', handle);
  await showApplication({ keep }); // who still has the handle finds nothing
  expect(await textOf('First name')).toBe('');
});

test('on a page that is not the bank’s nothing is called saved before an email finds it again', async () => {
  const { heard } = await showApplication({ keep: { ...tab(), secret: tab() } });
  await type('First name', 'Aiko');
  await expect.poll(() => heard.some(({ name }) => name === 'bank-draft-saved'), { timeout: 10_000 }).toBe(true);
  expect(screen.queryByText(/^Draft saved at/)).toBeNull();
  await type('Email', somebody().email);
  await saved();
});

test('on a page of the bank’s the tab’s draft is filled in, with the way to start again', async () => {
  const keep = tab();
  await showApplication({ keep });
  await type('First name', 'Aiko');
  await saved();
  cleanup();
  await showApplication({ keep });
  await expect.poll(() => textOf('First name')).toBe('Aiko');
  await press('Not you? Start again');
  await expect.poll(() => textOf('First name')).toBe('');
  expect(keep.get('draft.kestrel')).toBeNull();
  expect(screen.queryByText('Your saved application')).toBeNull();
});

test('another language keeps what was typed, and turns names around', async () => {
  const keep = tab();
  await showApplication({ keep });
  await type('First name', '愛子');
  await type('Last name', '長谷川');
  await act(() => speak('ja', 'apply-start', 'card-apply', 'form', 'shared', 'rules'));
  expect(await textOf('名')).toBe('愛子');
  const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
  expect(names.indexOf('last_name')).toBeLessThan(names.indexOf('first_name'));
  await act(() => speak('en'));
});

test('a line that is down is reported and tried again', async () => {
  const keep = tab();
  await showApplication({ keep });
  await type('First name', 'Aiko');
  await saved();
  fetchWith('/card/draftSave', () => Promise.reject(new TypeError('the line is down')));
  await type('Last name', 'Hasegawa');
  await expect.poll(() => screen.queryByText(/^Not saved yet/) !== null, { timeout: 10_000 }).toBe(true);
  mendLine();
  await saved();
  expect(await textOf('Last name')).toBe('Hasegawa');
});

test('a draft that the bank has forgotten starts again with what is here', async () => {
  const keep = tab();
  keep.set('draft.kestrel', 'gone.'.padEnd(40, 'x'));
  await showApplication({ keep });
  await type('First name', 'Aiko');
  await saved();
  expect(keep.get('draft.kestrel')).not.toContain('gone');
});

test('what was typed wins over what the page fills in', async () => {
  const keep = tab();
  await showApplication({ keep, prefill: { first_name: 'From the page', last_name: 'Page' } });
  await type('First name', 'Aiko');
  await saved();
  cleanup();
  await showApplication({ keep, prefill: { first_name: 'From the page', last_name: 'Page' } });
  await expect.poll(() => textOf('First name')).toBe('Aiko');
  expect(await textOf('Last name')).toBe('Page');
});

test('other first values of the page take the place of those that nobody has touched', async () => {
  const keep = tab();
  const shown = await showApplication({ keep, prefill: { first_name: 'Aiko', last_name: 'Page' } });
  await expect.poll(() => textOf('First name')).toBe('Aiko');
  await type('Last name', 'Hasegawa');
  await shown.show({ prefill: { first_name: 'Mei', last_name: 'Other' } });
  await expect.poll(() => textOf('First name')).toBe('Mei');
  expect(await textOf('Last name')).toBe('Hasegawa');
  await shown.show({ prefill: { first_name: 'Mei' }, variant: 'custom' });
  expect([await textOf('First name'), await textOf('Last name')], 'another layout').toEqual(['Mei', 'Hasegawa']);
});

test('discardDraft and saveDraft of the page', async () => {
  const keep = tab();
  const { commands } = await showApplication({ keep });
  await type('First name', 'Aiko');
  await act(async () => commands().saveDraft?.());
  expect(keep.get('draft.kestrel')).toBeTruthy();
  expect(commands().value?.()).toMatchObject({ first_name: 'Aiko' });
  await act(async () => commands().discardDraft?.());
  expect(keep.get('draft.kestrel')).toBeNull();
  expect(await textOf('First name')).toBe('');
});
