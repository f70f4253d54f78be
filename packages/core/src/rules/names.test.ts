import { expect, test } from 'vitest';
import { hasAddress, looksLikeLink, unlinked } from './names.ts';

test.each([
  'J. R. Smith',
  'J.R.Smith',
  'J.R.R. Tolkien',
  'St. John',
  'St.John',
  'Md.Rahman',
  'MD.RAHMAN',
  'Martin Luther King Jr.',
  "D’Arcy O'Neil-Łukasiewicz",
  'Dr. Müller, M.Sc.',
  '山田 太郎',
  'ジョン・スミス',
  'J.スミス',
  '欧阳娜娜',
  'عبد الله بن محمد',
  'Harbour & Vale Trading Pte. Ltd.',
  'Aktsiaselts A/S',
  'Ferrari S.p.A.',
  'Big Data: Insight Ltd',
  'Nestlé S.A.',
  'Co.,Ltd.',
  'Yahoo! Inc.',
  '株式会社セブン-イレブン',
])('a name: %s', (name) => {
  expect(looksLikeLink(name)).toBe(false);
  expect(unlinked(name)).toBe(name);
});

test.each([
  'Action required: sign in at https://evil.example/x',
  'evil.example',
  'Evil.Com',
  'EVIL.COM',
  'sign in at bank-secure.co.uk now',
  'www.evil',
  'me@evil.example',
  'mailto:me',
  '点击evil.com登录',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  '银行.中国',
  '10.0.0.1',
  'ftp://x',
])('an address: %s', (name) => {
  expect(looksLikeLink(name)).toBe(true);
  expect(unlinked(name)).not.toBe(name);
  expect(unlinked(name).replaceAll('\u2060', '')).toBe(name);
});

test('a company may be called by its domain; it may not bring an address', () => {
  for (const name of ['Booking.com B.V.', 'Amazon.com, Inc.']) expect(hasAddress(name)).toBe(false);
  for (const name of ['https://evil', 'evil.com/login', 'me@evil.com', 'www.evil.com']) expect(hasAddress(name)).toBe(true);
});

test.each(['_evil.example', '-_evil.example', 'a..evil.example', '(evil.example)', 'x_y-z.evil.example', 'a._b.example'])(
  'an address after signs: %s',
  (name) => expect(looksLikeLink(name)).toBe(true),
);

/** As much as a body may hold (SEC-42). */
test.each([
  ['letters', 'a'.repeat(250_000)],
  ['letters that take two bytes', 'İ'.repeat(125_000)],
  ['hyphens', 'a-'.repeat(125_000)],
  ['underscores', '_'.repeat(250_000)],
  ['full stops', 'a.'.repeat(125_000)],
  ['labels', `${'a'.repeat(1000)}.-`.repeat(250)],
  ['mailboxes', 'a@'.repeat(125_000)],
  ['one character that stands for eighteen', '\ufdfa'.repeat(80_000)],
])('a long text is read in time by its length: %s', (_what, text) => {
  const began = performance.now();
  looksLikeLink(text);
  hasAddress(text);
  expect(performance.now() - began).toBeLessThan(10_000);
});
