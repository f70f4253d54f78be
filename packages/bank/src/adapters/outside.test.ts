import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { expect, test } from 'vitest';
import { outsideFor } from './outside.ts';

const sources = (sandbox: boolean, RATES_URL?: string) =>
  outsideFor(
    {
      policy,
      sandbox,
      smtpUrl: undefined,
      issuer: null,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      origin: 'http://localhost:4000',
      webhookAllow: [],
    },
    RATES_URL === undefined ? {} : { RATES_URL },
  ).rates.length;

test('rates come from one source or two; only a sandbox makes up its own', () => {
  expect([sources(true), sources(false, 'https://a.example/'), sources(false, 'https://a.example/, https://b.example/')]).toEqual([
    1, 1, 2,
  ]);
  for (const url of [undefined, '', ' , ']) expect(() => sources(false, url)).toThrow('RATES_URL must name a source');
  expect(() => sources(true, 'https://a.example https://b.example https://c.example')).toThrow('more than two');
});
