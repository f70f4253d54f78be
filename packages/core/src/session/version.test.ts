import { beforeEach, describe, expect, it } from 'vitest';
import { versionChanged } from './version.ts';

/** As much of Storage as is needed, and no more than one page's. */
class Memory implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

describe('the stored version (SES-08)', () => {
  let local: Memory;
  let perTab: Memory;
  beforeEach(() => {
    local = new Memory();
    perTab = new Memory();
  });

  it('is written on the first visit, without a reload', () => {
    expect(versionChanged('0.2.61', local, perTab)).toBe(false);
    expect(local.getItem('app_version')).toBe('0.2.61');
  });
  it('clears storage and reloads once when it differs; language, theme and the device’s token stay', () => {
    local.setItem('app_version', '0.2.60');
    local.setItem('device_token', 'x.y');
    local.setItem('language', 'ja');
    local.setItem('theme', 'dark');
    local.setItem('last_activity', '1');
    perTab.setItem('token', 'old');
    expect(versionChanged('0.2.61', local, perTab)).toBe(true);
    expect(perTab.length).toBe(0);
    expect([...Array(local.length).keys()].map((index) => local.key(index)).sort()).toEqual([
      'app_version',
      'device_token',
      'language',
      'theme',
    ]);
    expect(versionChanged('0.2.61', local, perTab)).toBe(false); // SES-08: no loop
  });
  it('leaves everything alone when it is the same', () => {
    local.setItem('app_version', '0.2.61');
    perTab.setItem('token', 'mine');
    expect(versionChanged('0.2.61', local, perTab)).toBe(false);
    expect(perTab.getItem('token')).toBe('mine');
  });
});
