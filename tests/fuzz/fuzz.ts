/** Sends nasty texts in every field of every call and says what went wrong inside. The same seed sends the same. */
import { callers, type Call } from '@bankside/core/contract/define.ts';
import { seededPartnerKey } from '@bankside/bank/seed/cards/card-links.ts';
import { allCalls, type Caller, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { inLanes, taken, timed } from './lanes.ts';
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
  /** All of the plan, once, unless it is given. */
  readonly count?: number;
  readonly slowMs: number;
  /** Of `performance.now()`: no more is sent then. */
  readonly until?: number;
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

/** From the second time on another field is nasty as well, in another language: what two of them do together. */
function twice({ call, input, where, key }: Sent, chance: () => number): Sent {
  const fields = texts(input);
  const field = fields[Math.floor(chance() * fields.length)];
  const kinds = Object.entries(nasty);
  const [kind, values] = kinds[Math.floor(chance() * kinds.length)] as (typeof kinds)[number];
  if (!field) return { call, input, where, ...(key === undefined ? {} : { key }) };
  const value = values[Math.floor(chance() * values.length)];
  const both = `${where}, ${field.join('.')} (${kind})`;
  return { call, input: exchanged(input, field, value), where: both, ...(key === undefined ? {} : { key }) };
}

/** All of the plan in the seed's order, then all of it again with two nasty fields, until there are `count`. */
function* sendings(all: readonly Sent[], count: number, chance: () => number): Generator<Sent> {
  for (let sent = 0; sent < count && all.length > 0;)
    for (const each of shuffled(all, chance).slice(0, count - sent)) {
      yield sent < all.length ? each : twice(each, chance);
      sent += 1;
    }
}

const languages = ['en', 'zh', 'ja'] as const;
/** `people`: calls between which an hour goes by; `lanes`: calls that are under way at once, as the bank's other callers are. */
const enough = { said: 100_000, people: 200, lanes: 8 };

type Under = Sent & { readonly asked: Parameters<Dispatch>[2] };
type Answered = Under & Awaited<ReturnType<typeof timed<Awaited<ReturnType<Dispatch>>>>>;

/**
 * Visitors come from an address each, for limits count by address. Who is signed in stays at one until the hour is over, every second hour
 * elsewhere than where the session began: a session that moves at each call is written twice at each.
 */
function addressOf(call: Call, nth: number): string {
  if (callers(call).includes('anyone')) return `10.${nth % 200}.${(nth >> 8) % 200}.1`;
  const hour = Math.floor(nth / enough.people);
  return hour % 2 === 0 ? '10.0.0.1' : `10.${hour % 200}.${(hour >> 8) % 200}.1`;
}

const refusalOf = ({ answer }: Pick<Answered, 'answer'>) => (answer?.kind === 'json' ? answer.refusal : undefined);

/** What the log says went wrong, with the call that it names; what names none is said of all that were under way. */
function faultsIn(answered: readonly Answered[], lines: readonly string[], faults: readonly string[]): string[] {
  const kinds = faults.map((fault) => fault.split(':')[0]);
  const errors = lines.filter((line) => kinds.some((kind) => line.startsWith(JSON.stringify([kind]).slice(0, -1))));
  const isOf = (line: string, { asked }: Under) => line.includes(`"request_id":"${asked.requestId}"`);
  const whose = (line: string) =>
    answered.find((each) => isOf(line, each))?.where ?? `one of ${answered.map(({ where }) => where).join(', ')}`;
  return errors.map((line) => `${whose(line)}: ${line.slice(0, 300)}`);
}

/**
 * Sends its inputs, several at once; an answer that takes longer than `slowMs`, and again when it is asked alone, is named: a busy
 * machine is slow once, a bad pattern always.
 */
export async function fuzz(test: TestBank, dispatch: Dispatch, options: Options): Promise<Found> {
  const { seed, slowMs, until = Infinity } = options;
  const chance = chanceFrom(seed);
  const all = plan(options.company_id, options.only);
  const { count = all.length } = options;
  const faults: string[] = [];
  const slow: string[] = [];
  const longKeysTaken: string[] = [];
  const waiting = sendings(all, count, chance);
  let sent = 0;
  for (;;) {
    const some = taken(waiting, enough.people);
    if (some.length === 0 || performance.now() > until) break;
    const as = await peopleOf(test);
    const faultsBefore = test.faults.length;
    const linesBefore = test.lines.length;
    const first = sent;
    const answered = await inLanes(enough.lanes, [...some.entries()], async ([at, each]): Promise<Answered> => {
      const nth = first + at;
      const asked = {
        ...as(each.call),
        language: languages[Math.floor(nth / all.length) % languages.length] ?? 'en',
        device: 'web',
        origin: '',
        requestId: `fuzz-${nth}`,
        key: each.key ?? `fuzz-${seed}-${nth}`,
        address: addressOf(each.call, nth),
      } as const;
      return { ...each, asked, ...(await timed(() => dispatch(each.call.path, each.input, asked))) };
    });
    sent += some.length;
    faults.push(...faultsIn(answered, test.lines.slice(linesBefore), test.faults.slice(faultsBefore)));
    for (const { call, input, where, asked, ms } of answered.filter((each) => each.ms > slowMs)) {
      const again = await timed(() => dispatch(call.path, input, { ...asked, key: `${asked.key} again`.slice(0, 100) }));
      if (again.ms > slowMs) slow.push(`${where}: ${ms} ms, again ${again.ms} ms`);
    }
    for (const { key, where, ...rest } of answered)
      if (key !== undefined && !before.includes(refusalOf(rest) ?? '') && !JSON.stringify(rest.answer).includes('idempotency-key'))
        longKeysTaken.push(where);
    test.later(3600); // limits of an hour are over, and so may be a session
    if (Math.floor(sent / enough.said) > Math.floor(first / enough.said))
      process.stdout.write(`fuzz: ${sent} calls of a plan of ${all.length}, ${faults.length} faults, ${slow.length} slow\n`);
  }
  return { sent, faults, slow, longKeysTaken };
}
