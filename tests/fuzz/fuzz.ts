/** Sends nasty texts in every field of every call and says what went wrong inside. The same seed sends the same. */
import { callers, type Call } from '@bankside/core/contract/define.ts';
import { seededPartnerKey } from '@bankside/bank/seed/cards/card-links.ts';
import { allCalls, type Caller, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { longKeys, nasty } from './nasty.ts';
import { exchanged, skeletons, texts } from '@bankside/bank/testing/sweeps/skeletons.ts';

type Sent = { readonly call: Call; readonly input: unknown; readonly where: string; readonly key?: string };
export type Found = {
  readonly sent: number;
  readonly faults: readonly string[];
  readonly slow: readonly string[];
  readonly longKeysTaken: readonly string[];
};
type Dispatch = TestBank['dispatch'];
type Options = {
  readonly company_id: string;
  readonly seed: number;
  readonly count: number;
  readonly slowMs: number;
  readonly only?: (call: Call) => boolean;
};

/** Mulberry32: enough to shuffle with, and the same for a seed everywhere. */
function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
function shuffled<T>(list: readonly T[], chance: () => number): readonly T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** Who calls is asked before anything that they send. */
const before: readonly string[] = ['sessionEnded', 'noPermission', 'documentsNotApproved', 'kycNotApproved'];

/** It ends the sessions that the others are sent with. */
const calls = allCalls.map(({ call }) => call as Call).filter(({ path }) => path !== '/account/exitLogin');

function plan(company_id: string, only: (call: Call) => boolean = () => true): readonly Sent[] {
  const known = { company_id, id: '11111111-2222-4333-8444-555555555555' };
  return calls.filter(only).flatMap((call) => {
    const inputs = skeletons(call, known);
    const fields = inputs.flatMap((input) =>
      texts(input).flatMap((path) =>
        Object.entries(nasty).flatMap(([kind, values]) =>
          values.map((value) => ({ call, input: exchanged(input, path, value), where: `${call.path} ${path.join('.')} (${kind})` })),
        ),
      ),
    );
    const keys = longKeys.map((key) => ({ call, input: inputs[0], where: `${call.path} key of ${key.length}`, key }));
    return [...fields, ...(call.write || call.money ? keys : [])];
  });
}

/** Who may ask a call: staff, a visitor, a partner's server, or the owner of the seeded company. */
async function peopleOf(test: TestBank): Promise<(call: Call) => Caller> {
  const owner = await test.as('owner@harbour-vale.example');
  const staff = await test.as('staff@bankside.example');
  const { link_token } = await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' });
  return (call) => {
    const who = callers(call);
    if (who.includes('staff')) return staff;
    if (who.includes('link')) return { token: link_token, userid: 'link' };
    return who.includes('partner') ? { token: seededPartnerKey, userid: '' } : owner;
  };
}

/** Sends `count` of all that the plan holds; an answer that takes longer than `slowMs` is named. */
export async function fuzz(test: TestBank, dispatch: Dispatch, options: Options): Promise<Found> {
  const chance = chanceFrom(options.seed);
  let as = await peopleOf(test);
  const sending = shuffled(plan(options.company_id, options.only), chance).slice(0, options.count);
  const faults: string[] = [];
  const slow: string[] = [];
  const longKeysTaken: string[] = [];
  for (const [nth, { call, input, where, key }] of sending.entries()) {
    if (nth % 200 === 199) {
      test.later(3600); // limits of an hour are over, and so may be a session
      as = await peopleOf(test);
    }
    const asked = {
      ...as(call),
      language: 'en',
      device: 'web',
      origin: '',
      requestId: `fuzz-${nth}`,
      key: key ?? `fuzz-${options.seed}-${nth}`,
    } as const;
    const faultsBefore = test.faults.length;
    const began = performance.now();
    const answer = await dispatch(call.path, input, { ...asked, address: `10.${nth % 200}.${(nth >> 8) % 200}.1` });
    const ms = Math.round(performance.now() - began);
    const refusal = answer?.kind === 'json' ? answer.refusal : undefined;
    if (refusal === 'bankFault' || test.faults.length > faultsBefore)
      faults.push(`${where}: ${test.faults.slice(faultsBefore).join(' | ').slice(0, 300)}`);
    if (ms > options.slowMs) slow.push(`${where}: ${ms} ms`);
    if (key !== undefined && !before.includes(refusal ?? '') && !JSON.stringify(answer).includes('idempotency-key'))
      longKeysTaken.push(where);
  }
  return { sent: sending.length, faults, slow, longKeysTaken };
}
