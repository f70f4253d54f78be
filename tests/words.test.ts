/** Words: every key in three languages, no language left in another, every key there is used. */
import { describe, expect, it } from 'vitest';
import { contract } from '@bankside/core/contract/index.ts';
import type { Feature } from '@bankside/core/contract/define.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { codes } from '@bankside/core/rules/access/permissions.ts';
import { messagesOf } from './architecture/schema-messages.ts';
import { keysOf, languages, placeholdersOf, spaces, type Space } from './architecture/word-files.ts';
import { deadKeys } from './architecture/word-uses.ts';

const others = ['zh', 'ja'] as const;
const spaceOf = (name: string): Space => {
  const space = spaces.find((each) => each.name === name);
  if (!space) throw new Error(`no space of words called ${name}`);
  return space;
};

it('a space of words has one home', () => {
  const names = spaces.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe.each(spaces)('$name', ({ words }) => {
  it.each(others)('has in %s the keys of English', (language) => {
    expect(keysOf(words[language])).toEqual(keysOf(words.en));
  });
  it.each(others)('has in %s the placeholders of English', (language) => {
    const differ = [...words[language]].filter(([key, text]) => {
      const english = words.en.get(key) ?? words.en.get(key.replace(/_\w+$/, '_other'));
      return english !== undefined && placeholdersOf(english).join() !== placeholdersOf(text).join();
    });
    expect(differ).toEqual([]);
  });
  it('leaves nothing empty, and nothing with a space at its ends', () => {
    expect(languages.flatMap((language) => [...words[language]].filter(([, text]) => text === '' || text !== text.trim()))).toEqual([]);
  });
  it.each(others)('is not still English in %s', (language) =>
    expect([...words[language]].filter(([, text]) => isStillEnglish(text))).toEqual([]),
  );
  it('has no Chinese or Japanese in English', () =>
    expect([...words.en].filter(([key, text]) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text) && !isName(key))).toEqual([]));
  it('has no Japanese in Chinese', () =>
    expect([...words.zh].filter(([key, text]) => /[\u3040-\u30ff]/.test(text) && !isName(key))).toEqual([]));
  it('has no Chinese in Japanese', () =>
    expect([...words.ja].filter(([key, text]) => simplifiedOnly.test(text) && !isName(key))).toEqual([]));
  it('says 您 and never 你', () => expect([...words.zh].filter(([, text]) => text.includes('你'))).toEqual([]));
  it('uses full-width marks after Chinese and Japanese', () => {
    expect(
      others.flatMap((language) => [...words[language]].filter(([, text]) => /[\u3040-\u30ff\u3400-\u9fff][,;!?]/.test(text))),
    ).toEqual([]);
  });
  it('leaves no space between two Chinese or Japanese characters', () => {
    const gap = /[\u3040-\u30ff\u3400-\u9fff] [\u3040-\u30ff\u3400-\u9fff]/;
    expect(others.flatMap((language) => [...words[language]].filter(([, text]) => gap.test(text)))).toEqual([]);
  });
});

/** Comparing only the ends of an address pays the one that fraudsters made to share them. */
describe('advice on comparing an address', () => {
  const whole = { en: /every character|character by character/, zh: /逐位/, ja: /1文字ずつ/ } as const;
  const ends = { en: /first and last (characters|ones)|both ends/, zh: /首尾|两端/, ja: /先頭と末尾|最初と最後/ } as const;
  const advising = ['addresses field.compare', 'addresses like.text', 'errors likeAnother_sender', 'withdrawals digital.compare'];

  it.each(languages)('asks in %s for every character wherever it names the ends', (language) => {
    const sentences = spaces.flatMap(({ name, words }) => [...words[language]].map(([key, text]) => [`${name} ${key}`, text] as const));
    const short = sentences.filter(([key, text]) => (advising.includes(key) || ends[language].test(text)) && !whole[language].test(text));
    expect(short).toEqual([]);
    expect(sentences.filter(([key]) => advising.includes(key))).toHaveLength(advising.length);
  });
});

/** A language's own name is in that language everywhere. */
const isName = (key: string) => /(^|\.)(languages|documentLanguages)\./.test(key);

/** Simplified characters that Japanese does not use. */
const simplifiedOnly =
  /[们这说请码发过时间为户证误单进还没应该实验让给对开关听视话语读财银钱账转货结构题显类输确传张书长门问见观计订认识调谁谢资质贵购买卖达运远连选适邮释钥锁错键页项须预领频额风飞饭馆验]/;

/** Names and signs that are the same in every language: no sentence. */
const sameEverywhere =
  /\{\{\w+\}\}|Bankside|\bMr?s?\b|English|USD Coin|Visa|Mastercard|YYYY\/MM\/DD|name@company\.com|https?:\/\/\S*|JPEG|PNG|PDF|SWIFT|BIC|IBAN|KYC|AML|OTC|CSV|FX|QR|API|PIN|OTP|URL|Webhook|ID|MB|KB|(?:\b[A-Z]{3,5}\b)/g;
const isStillEnglish = (text: string) =>
  !/[\u3040-\u30ff\u3400-\u9fff]/.test(text) && /[A-Za-z]{2,}/.test(text.replace(sameEverywhere, ''));

describe('words for what the tables name', () => {
  const has = (space: string, keys: readonly string[]) =>
    keys.filter((key) => !spaceOf(space).words.en.has(key) && !keysOf(spaceOf(space).words.en).includes(key));

  it('every error', () =>
    expect(
      has(
        'errors',
        Object.keys(errors).filter((name) => name !== 'sessionRefused'),
      ),
    ).toEqual([]));
  it('every rule that a schema of the contract can break', () => {
    const schemas = Object.values(contract).flatMap((feature) => Object.values(feature as Feature).map((call) => call.in));
    const messages = messagesOf(schemas);
    expect(messages.length).toBeGreaterThan(15);
    expect(has('errors', has('rules', messages))).toEqual([]); // some have the sentence of a refusal
  });
  it('every permission', () =>
    expect(
      has(
        'options',
        codes.map((code) => `permissions.${code}`),
      ),
    ).toEqual([]));
});

it('every key that exists is asked for', () => expect(deadKeys()).toEqual([]));
