import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratesFrom, readRate, walkingRates } from '../../adapters/rates.ts';
import { usdRates } from '../../demo/rates.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { refreshRates } from './rate-refresh.ts';
import { inUsdCents, readRates } from './rates.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('exchange rates', () => {
  it('are refreshed every five minutes, by one of several that try', async () => {
    let asked = 0;
    const source = { fetch: async () => (asked++, { ...usdRates, SGD: 770_000_000_000n }) };
    expect(await refreshRates(test.bank, [source])).toBe(false); // 09:45, and it is 09:46
    test.later(240);
    const done = await Promise.all([
      refreshRates(test.bank, [source]),
      refreshRates(test.bank, [source]),
      refreshRates(test.bank, [source]),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(asked).toBe(1);
    const { of, taken_at } = await readRates(test.bank.store.db);
    expect(of.SGD).toBe(770_000_000_000n);
    expect(taken_at.toISOString()).toBe('2025-11-18T01:50:00.000Z');
  });

  it('stay as they are when their source fails, which is asked again half a minute later', async () => {
    test.later(300 + 240);
    const away = { fetch: () => Promise.reject(new Error('away')) };
    await expect(refreshRates(test.bank, [away])).rejects.toThrow('away');
    expect((await readRates(test.bank.store.db)).of.SGD).toBe(770_000_000_000n);
    const back = { fetch: async () => usdRates };
    expect(await refreshRates(test.bank, [back])).toBe(false);
    test.later(30);
    expect(await refreshRates(test.bank, [back])).toBe(true);
  });

  it('walk a little in the sandbox, the same way each time', async () => {
    const walk = walkingRates(usdRates, 300);
    const at = (minute: number) => walk.fetch(new Date(Date.UTC(2025, 10, 18, 1, minute)), {});
    expect(await at(46)).toEqual(await at(49));
    expect((await at(46)).BTC).not.toBe((await at(51)).BTC);
    for (let minute = 0; minute < 3000; minute += 5) {
      const { BTC = 0n, USD, USDC } = await at(minute);
      const off = BTC - usdRates.BTC;
      expect((off < 0n ? -off : off) * 1_000_000n <= usdRates.BTC * 802n).toBe(true);
      expect([USD, USDC]).toEqual([usdRates.USD, usdRates.USDC]);
    }
  });

  it('are read from an address as decimal text, and from nothing else', async () => {
    let body = '';
    const server = createServer((_request, response) => void response.setHeader('content-type', 'application/json').end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const source = ratesFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    body = JSON.stringify({
      rates: { EUR: '1.1591', ETH: '3100.1234567890123456', USD: '2', XXX: '1', GBP: 1.3, JPY: '1e-3', SGD: '-1', CNY: '0' },
    });
    expect(await source.fetch(new Date(), {})).toEqual({ EUR: 1_159_100_000_000n, ETH: 3_100_123_456_789_012n, USD: 1_000_000_000_000n });
    for (body of ['[]', '{}', '{"rates":{}}', 'oops']) await expect(source.fetch(new Date(), {})).rejects.toThrow();
    await new Promise((resolve) => server.close(resolve));
  });

  it('make exact sums: rounded once, half to even', () => {
    const table = { of: { ETH: readRate('3100.5'), JPY: readRate('0.005'), USD: readRate('1') } };
    expect(inUsdCents(1_000_000_000_000_000_001n, 'ETH', table)).toBe(310_050n);
    expect([1n, 3n, 5n].map((yen) => inUsdCents(yen, 'JPY', table))).toEqual([0n, 2n, 2n]);
    expect(inUsdCents(0n, 'BTC', table)).toBe(0n);
    expect(() => inUsdCents(1n, 'BTC', table)).toThrow('no rate for BTC');
  });
});
