/** Whom a tag asks when its page, or somebody in it, writes an api-base (SEC-40). */
import { afterEach, expect, it } from 'vitest';
import { configMessage } from '../hints/config-messages.ts';
import * as trusted from './trusted-bank.ts';

const { bankOriginOf, loadedFrom } = trusted;
const apiBaseFault = (apiBase?: string) => {
  const fault = trusted.apiBaseFault(apiBase);
  return fault && configMessage(fault);
};

const bank = 'https://bank.example';
const evil = 'https://evil.example';
afterEach(() => document.querySelector('script[type=importmap]')?.remove());

it('takes any web address in a build of the page’s own', () => {
  expect(apiBaseFault(`${bank}/`)).toBeUndefined();
  expect(bankOriginOf({ apiBase: `${bank}/` })).toBe(bank);
  expect(apiBaseFault('bank.example')).toMatch('is no web address');
});

it('asks only where the loader came from, and says what to change', () => {
  loadedFrom(bank);
  expect(apiBaseFault(undefined)).toBeUndefined();
  expect(apiBaseFault(bank)).toBeUndefined();
  expect(apiBaseFault(evil)).toBe(
    `api-base="${evil}" is not asked, because the loader came from ${bank}: leave api-base out, load loader.js from ${evil}, or pin the files of ${evil} in the import map`,
  );
  expect(bankOriginOf({ apiBase: evil })).toBe(bankOriginOf({}));
  expect(bankOriginOf({ apiBase: 'https://bank.example.evil.example' })).toBe(bankOriginOf({}));
  expect(bankOriginOf({ apiBase: bank })).toBe(bank);
});

it('takes one whose files the page has pinned', () => {
  loadedFrom(bank);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: { 'https://other.example/embed/0.2.61/c/element.js': 'sha384-x' } });
  document.head.append(map);
  expect(apiBaseFault('https://other.example')).toBeUndefined();
  expect(bankOriginOf({ apiBase: 'https://other.example' })).toBe('https://other.example');
  expect(apiBaseFault(evil)).toMatch('is not asked');
});
