/** Transfers that a chain has: what it says of them decides how they end (D-408). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noWatch, watchFrom, type ChainWatch } from '../../adapters/chain.ts';
import { booksOf, price, send, transferPolicy, treasury, type Ask } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';
import { followSent } from './on-chain.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank(transferPolicy);
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

type At = { readonly id: string; readonly version: number };
const decide = (company_id: string, { id, version }: At, event: string, more: object = {}): Promise<At & { status: string }> =>
  test.ask('/admin/transfer/decide', { company_id, id, version, event, ...more } as never, { as: staff });
const read = (as: Caller, id: string) => test.ask('/withdraw/crypto/get', { id }, { as });
const at = async (as: Caller, id: string): Promise<At> => ({ id, version: (await read(as, id)).record.version });

it('fails after its hash only once the chain has dropped it, and what shows that is on its page', async () => {
  const { company_id, main, address_id } = await treasury(test);
  const asked: Ask = { currency: 'USDC', amount: '500', address_id };
  const { id } = (await send(test, main, asked, (await price(test, main, asked)).quote_id)).data as { id: string };
  const { version } = (await read(main, id)).record;
  const first = await decide(company_id, { id, version }, 'broadcast', { hash: '0xdead0001' });
  const says = (dropped: (hash: string) => string, confirmations = 0) =>
    followSent(test.bank, {
      ...noWatch,
      sent: async (known) => known.map(({ network, hash }) => ({ network, hash, confirmations, dropped: dropped(hash) })),
    });
  const sent = await decide(company_id, first, 'broadcast', { hash: '0xdead0002' }); // with a higher fee
  await says((hash) => (hash === '0xdead0002' ? 'replaced' : ''));
  expect(await test.refusal('/admin/transfer/decide', { company_id, ...sent, event: 'fail', reason: 'x' }, { as: staff })).toBe(
    'wrongState',
  ); // the first may still be included
  const watcher = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { sent: known } = JSON.parse(body) as { sent: { network: string; hash: string }[] };
      const answer = known.flatMap((each) => [{ nonsense: true }, { ...each, confirmations: 0, dropped: 'nonce taken by 0xfeed' }]);
      reply.end(JSON.stringify({ sent: answer }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => watcher.once('listening', resolve));
  expect(await followSent(test.bank, watchFrom(`http://127.0.0.1:${(watcher.address() as AddressInfo).port}`))).toBeGreaterThan(0);
  watcher.close();
  const seen = await test.ask('/admin/transfer/get', { company_id, id }, { as: staff });
  expect(seen).toMatchObject({ why: ['dropped'], dropped: 'nonce taken by 0xfeed, replaced' });
  await decide(company_id, sent, 'fail', { reason: 'Its nonce was used' });
  expect((await read(main, id)).record).toMatchObject({ status: 'failed' });
  expect((await booksOf(test, main))['USDC']).toMatchObject({ held: '0.000000' });
});

it('is settled by the hash that the chain took, also one that another was to replace', async () => {
  const { company_id, main, address_id } = await treasury(test);
  const asked: Ask = { currency: 'USDC', amount: '500', address_id };
  const { id } = (await send(test, main, asked, (await price(test, main, asked)).quote_id)).data as { id: string };
  const first = await decide(company_id, await at(main, id), 'broadcast', { hash: '0xabcd0001' });
  await decide(company_id, first, 'broadcast', { hash: '0xabcd0002' });
  const chain = (confirmations: number): ChainWatch => ({
    ...noWatch,
    sent: async () => [{ network: 'ERC20', hash: '0xabcd0001', confirmations, dropped: '' }],
  });
  await followSent(test.bank, chain(3));
  expect((await read(main, id)).record).toMatchObject({ hash: '0xabcd0001', confirmations: 3, status: 'processing' });
  const again = { company_id, ...(await at(main, id)), event: 'broadcast', hash: '0xabcd0003' };
  expect(await test.refusal('/admin/transfer/decide', again, { as: staff })).toBe('wrongState');
  await followSent(test.bank, chain(12));
  expect((await read(main, id)).record).toMatchObject({ hash: '0xabcd0001', status: 'success' });
});
