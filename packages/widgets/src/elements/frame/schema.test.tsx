import { expect, test } from 'vitest';
import { hello, toFrame, toHost } from './messages.ts';
import { openLine } from './line.ts';
import { plain, record } from './schema.ts';
import { elements } from '../elements.ts';
import { camel } from '../base/settings.ts';
import { passed } from './passed.ts';
import { tokenIn } from '../session/session-token.ts';

const settings = {
  kind: 'settings',
  locale: 'ja',
  theme: 'dark',
  looks: { ink: 'red' },
  place: 'a',
  hasSession: false,
  hasBeforeSubmit: false,
};

/** What a frame learns by another way, or has no use for. */
const elsewhere = ['api-base', 'isolation', 'loading', 'locale', 'messages-url', 'theme'];

test.each(Object.entries(elements))('every attribute of %s reaches its frame', (_tag, { attributes }) => {
  const named = attributes.flatMap(({ name, kind }) => (elsewhere.includes(name) ? [] : [[camel(name), kind === 'flag' ? true : 'x']]));
  expect(passed).toEqual(expect.arrayContaining(named.map(([name]) => name)));
  expect(toFrame({ ...settings, ...Object.fromEntries(named) })).toEqual({ ...settings, ...Object.fromEntries(named) });
});

test('a token is taken as the bank writes it, and in camelCase', () => {
  const token = { token: 't', userid: 'u', expiresAt: '2026-01-01T00:00:00Z' };
  expect(tokenIn(token)).toEqual(token);
  expect(tokenIn({ token: 't', userid: 'u', expires_at: '2026-01-01T00:00:00Z' })).toEqual(token);
  expect(() => tokenIn({ token: 't', userid: 'u' } as never)).toThrow('without token, userid and expiresAt');
  expect(() => tokenIn({ ...token, expiresAt: 'soon' })).toThrow('expiresAt (a time)');
  for (const answer of [undefined, null, '<html>'])
    expect(() => tokenIn(answer as never)).toThrow(`it answered ${answer} instead of a token`);
});

test('what was agreed is read, and nothing besides', () => {
  expect(toFrame({ ...settings, prefill: { first_name: 'Aiko' }, apiBase: 'https://evil.example', __proto__: { step: 'review' } })).toEqual(
    {
      ...settings,
      prefill: { first_name: 'Aiko' },
    },
  );
  expect(toHost({ kind: 'height', height: 12, extra: 1 })).toEqual({ kind: 'height', height: 12 });
  expect(hello({ bankside: 'hello', nonce: '1-2' })).toEqual({ bankside: 'hello', nonce: '1-2' });
});

test.each([
  null,
  undefined,
  'hello',
  7,
  [],
  {},
  { kind: 'height' },
  { kind: 'height', height: -1 },
  { kind: 'height', height: Number.NaN },
  { kind: 'height', height: '12' },
  { kind: 'height', height: 1e9 },
  { kind: 'state', state: 'hacked' },
  { kind: 'event', id: 0, name: 'bank-ready', detail: {} },
  { kind: 'event', id: 1, name: 'x'.repeat(41), detail: {} },
  { kind: 'event', id: 1, name: 'bank-ready', detail: 'text' },
  { kind: 'event', id: 1, name: 'bank-ready', detail: Object.fromEntries(Array.from({ length: 600 }, (_each, at) => [`k${at}`, at])) },
  { kind: 'trouble', trouble: { kind: 'panic', message: 'x' } },
  { kind: 'ask', id: 1, what: 'password', values: {} },
  Object.create({ kind: 'height', height: 12 }),
])('dropped: %j', (message) => expect(toHost(message)).toBeUndefined());

test('only what JSON can say passes: no function, class or circle', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(plain(100)(circle)).toBeUndefined();
  expect(record(100)({ a: 1, f: () => 1, d: new Date(), n: [1, () => 2] })).toEqual({ a: 1, n: [1, null] });
  expect(record(100)([1])).toBeUndefined();
  expect(Object.hasOwn(record(100)(JSON.parse('{"__proto__":{"a":1}}')) ?? {}, 'a')).toBe(false);
});

test('a line asks and answers by number, refuses with a reason, and forgets nobody when it closes', async () => {
  const { port1, port2 } = new MessageChannel();
  type Word = { readonly kind: 'command'; readonly id: number; readonly name: 'refresh' | 'reset'; readonly step: string };
  const other = openLine(port2, toFrame, (message) => {
    if (message.kind !== 'command' || message.name === 'goTo') return;
    other.answer(message.id, message.name === 'reset' ? Promise.reject(new Error('not now')) : Promise.resolve('done'));
  });
  const line = openLine<never, Word>(port1, toFrame as never, () => undefined);
  await expect(line.ask({ kind: 'command', name: 'refresh', step: '' })).resolves.toBe('done');
  await expect(line.ask({ kind: 'command', name: 'reset', step: '' })).rejects.toThrow('not now');
  const waiting = line.ask({ kind: 'command', name: 'goTo' as 'reset', step: '' });
  line.close();
  await expect(waiting).rejects.toThrow('closed');
  other.close();
});
