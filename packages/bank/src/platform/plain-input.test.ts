/** Input that no call takes, asked of every call of the contract (SEC-36), and keys that are too long (SEC-37). */
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers, type Call } from '@bankside/core/contract/define.ts';
import { feedbackTypes } from '@bankside/core/rules/options.ts';
import { seededPartnerKey } from '../seed/cards/card-links.ts';
import { allCalls, testBank, type Caller, type TestBank } from '../testing/test-bank.ts';
import { isDraft, readable } from './plain-input.ts';

let test: TestBank;
let main: Caller;
let staff: Caller;
let visitor: Caller;
beforeAll(async () => {
  test = await testBank();
  main = (await test.fresh({ balances: { USD: '1000.00' } })).people[0];
  staff = await test.as('staff@bankside.example');
  visitor = { token: (await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' })).link_token, userid: 'link' };
});
afterAll(() => test.close());

const reading: Call = { path: '/any', who: 'anyone', in: z.unknown(), out: z.unknown() };
const asFor = (call: Call): Caller => {
  const who = callers(call);
  if (who.includes('staff')) return staff;
  if (who.includes('link')) return visitor;
  return who.includes('partner') ? { token: seededPartnerKey, userid: '' } : main;
};
const namesOf = (call: Call): string[] => {
  const { properties } = z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(properties ?? {});
};
const fields = allCalls
  .filter(({ call }) => call.path !== '/account/exitLogin' && !isDraft(call.path, {}))
  .flatMap(({ call }) => namesOf(call).map((field) => [call.path, field, call] as const));

describe('control characters', () => {
  it.each(fields)('%s refuses them in %s, or searches without them', async (path, field, call) => {
    const searched = ['keyword', 'group', 'link_path'].includes(field) && !call.write;
    for (const bad of ['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\ud800b']) {
      const { code, data, refusal } = await test.call(path, { [field]: bad }, { as: asFor(call) });
      if (refusal === 'sessionEnded' || refusal === 'noPermission') return; // a phone's token, a right of sub-accounts: asked before the input
      if (searched) expect(JSON.stringify(data)).not.toContain('controlCharacters');
      else expect({ bad, code, data }).toMatchObject({ bad, code: 1000, data: { errors: [{ field, rule: 'controlCharacters' }] } });
    }
    expect(test.faults).toEqual([]);
  });

  it('are refused at the field, however deep, and in its name', () => {
    const at = (body: unknown) => readable(reading, body).faults;
    expect(at({ list: [{ words: 'fine' }, { words: 'a\u0000' }] })).toEqual([{ field: 'list.1.words', rule: 'controlCharacters' }]);
    expect(at({ of: { 'a\u0000': 'x' } })).toEqual([{ field: 'of', rule: 'controlCharacters' }]);
    expect(at('a\u0000')).toEqual([{ field: '', rule: 'controlCharacters' }]);
  });

  it('are taken out of a draft, which is kept, and out of what is searched for', () => {
    const lines = ['a\u0000b', 'c\ud800\n'];
    expect(readable(reading, { draft: true, lines })).toEqual({ faults: [], input: { draft: true, lines: ['ab', 'c\n'] } });
    expect(readable({ ...reading, path: '/card/draftSave' }, { values: { lines } }).input).toEqual({ values: { lines: ['ab', 'c\n'] } });
    expect(readable({ ...reading, write: true }, { group: 'a\u0000' }).faults).toHaveLength(1);
    expect(readable(reading, { keyword: 'a\u0000b', id: 'x' })).toEqual({ faults: [], input: { keyword: 'ab', id: 'x' } });
  });

  it('are no tabs, line breaks, marks or letters of any language', () => {
    const body = { a: 'one\r\n\ttwo', b: '張偉 Müller 𝒳 👩‍👧 \u200f', c: 12, d: null };
    expect(readable(reading, body)).toEqual({ faults: [], input: body });
  });
});

it('nesting without end is bad input and no fault', async () => {
  const deep = JSON.parse(`{"keyword":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) as object;
  expect(await test.call('/account/childList', deep, { as: main })).toMatchObject({ code: 1000 });
  const hidden = { draft: true, deep, ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, '\u0000'])) };
  expect(await test.call('/card/draftSave', hidden, { as: visitor })).toMatchObject({ code: 1000 });
  expect(test.faults).toEqual([]);
});

it('a key of more than 100 characters is refused, not cut', async () => {
  const words = { type: feedbackTypes[0], content: 'Please add a statement by week.' };
  const send = (key: string) => test.call('/feedback/submit', words, { as: main, key });
  expect(await send('k'.repeat(100))).toMatchObject({ code: 200 });
  expect(await send(`${'k'.repeat(100)}1`)).toMatchObject({
    code: 1000,
    data: { errors: [{ field: 'idempotency-key', rule: 'tooLong', msg: 'Use at most 100 characters' }] },
  });
});
