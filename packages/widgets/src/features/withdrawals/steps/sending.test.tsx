import { Refused, Unreachable } from '@bankside/core/client/errors.ts';
import { errors, type RefusalName } from '@bankside/core/rules/errors.ts';
import { expect, test } from 'vitest';
import type { Intent as AnyIntent } from '@bankside/core/rules/intent.ts';
import type { Stored } from '../../../runtime/drafts.ts';
import { Sending, type SendingState, type TransferDone, type TransferInput } from './sending.ts';

type Intent = AnyIntent<TransferInput>;
const input: TransferInput = { transfer_type: 'payee', payee_id: 'p', currency: 'USD', amount: '48500.00', quote_id: 'q' };
const fees = { admin_fee: '20.00', gas_fee: '0.00', fixed_fee: '15.00', total: '35.00' };
const done: TransferDone = {
  id: 'r',
  number: 'T-1',
  status: 'pending_approval',
  waits_for: 'bank',
  fees,
  received_amount: '48500.00',
  conversion: null,
  exchange: null,
};
const no = (name: RefusalName) => new Refused(errors[name].code, name, [], 'req');
const lost = () => new Unreachable('', null);

/** A bank that gives these answers one after the other, and what it was asked. */
function bankThat(...answers: (TransferDone | Error)[]) {
  const asked: Intent[] = [];
  const ask = (intent: Intent) => {
    asked.push(structuredClone(intent));
    const answer = answers[asked.length - 1] ?? lost();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { ask, asked };
}
function inTab(first?: Intent) {
  let held = first;
  const shelf: Stored<Intent> = { read: () => held, write: (value) => void (held = value) };
  const sending = new Sending(shelf, () => Promise.resolve());
  const seen: SendingState['is'][] = [];
  sending.subscribe(() => seen.push(sending.state().is));
  return { sending, seen, held: () => held };
}

test('after lost answers the same key and body are sent again until the bank has answered, and nothing is kept then', async () => {
  const { ask, asked } = bankThat(lost(), new Unreachable('502 - Bad Gateway', 502), no('bankFault'), no('tooManyRequests'), done);
  const { sending, seen, held } = inTab();
  expect(await sending.send(input, ask)).toEqual(done);
  expect(asked).toHaveLength(5);
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(asked[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(seen).toEqual(['sending', 'checking', 'checking', 'checking', 'checking', 'sent']);
  expect(held()).toBeUndefined();
});

test('the key is kept before the first try', async () => {
  const { sending, held } = inTab();
  let keptAtFirst: Intent | undefined;
  await sending.send(input, (intent) => {
    keptAtFirst = held();
    expect(keptAtFirst).toEqual(intent);
    return Promise.resolve(done);
  });
  expect(keptAtFirst?.input).toEqual(input);
});

test('a second press while one is under way is the first', async () => {
  const { ask, asked } = bankThat(done, done);
  const { sending } = inTab();
  const both = await Promise.all([sending.send(input, ask), sending.send({ ...input, amount: '1.00' }, ask)]);
  expect(both).toEqual([done, done]);
  expect(asked.map((each) => each.input.amount)).toEqual(['48500.00']);
});

test('a refusal is an outcome: nothing is kept, and the next try is another intent', async () => {
  const { ask, asked } = bankThat(no('insufficientBalance'), done);
  const { sending, held } = inTab();
  await expect(sending.send(input, ask)).rejects.toMatchObject({ refusal: 'insufficientBalance' });
  expect(held()).toBeUndefined();
  expect(sending.state()).toMatchObject({ is: 'refused', late: false });
  await sending.send(input, ask);
  expect(asked[0]?.key).not.toBe(asked[1]?.key);
});

test('what was left by a reload goes on under its own key; a refusal is then shown as late', async () => {
  const left: Intent = { key: 'left-by-a-reload', input };
  const first = bankThat(lost(), done);
  const one = inTab(left);
  one.sending.resume(first.ask);
  one.sending.resume(first.ask);
  await expect.poll(() => one.sending.state().is).toBe('sent');
  expect(first.asked).toEqual([left, left]);
  expect(one.seen[0]).toBe('checking');
  const other = inTab(left);
  other.sending.resume(bankThat(no('quoteExpired')).ask);
  await expect.poll(() => other.sending.state()).toMatchObject({ is: 'refused', late: true });
  expect(other.held()).toBeUndefined();
});

test.each(['noPermission', 'kycNotApproved', 'documentsNotApproved'] as const)(
  '%s after a lost answer says nothing about the first try',
  async (name) => {
    const { ask, asked } = bankThat(lost(), no(name), done);
    const { sending } = inTab();
    await sending.send(input, ask);
    expect(asked).toHaveLength(3);
  },
);

test.each(['sessionEnded', 'sessionRefused'] as const)('%s keeps the intent for who signs in again', async (name) => {
  const { ask, asked } = bankThat(lost(), no(name));
  const { sending, held } = inTab();
  await expect(sending.send(input, ask)).rejects.toMatchObject({ refusal: name });
  expect(held()).toEqual(asked[0]);
  expect(sending.state().is).toBe('checking');
  const again = bankThat(done);
  sending.resume(again.ask);
  await expect.poll(() => sending.state().is).toBe('sent');
  expect(again.asked[0]).toEqual(asked[0]);
});

test('the same transfer sent again, while nobody knows of the first, keeps its key; another one has its own', async () => {
  const left: Intent = { key: 'without-an-answer', input };
  const [same, other] = [bankThat(done), bankThat(done)];
  await inTab(left).sending.send({ ...input }, same.ask);
  await inTab(left).sending.send({ ...input, amount: '1.00' }, other.ask);
  expect([same.asked[0]?.key === left.key, other.asked[0]?.key === left.key]).toEqual([true, false]);
});
