/** `createTestBank()`: a bank in memory for the tests of partners' pages and servers, on the contract of the bank itself. */
import { errors, type RefusalName } from '../rules/errors.ts';
import { approve, found, reject } from './decide.ts';
import { creditDeposit, decideKyc, seeDeposit } from './company.ts';
import { answerHttp, type Served } from './http.ts';
import type { KitAnswer, KitRequest, RefusalOrder, TestBank, TestBankOptions } from './kit.ts';
import { refusalsOf } from './known-calls.ts';
import { answerOf, knownRow } from './rows.ts';
import { createState } from './state.ts';

type Forced = { refusal?: RefusalName; field?: string | undefined; times: number; reply?: { readonly data: unknown } };
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function asRequest(input: string | URL | Request, init?: RequestInit): Promise<KitRequest> {
  const request = new Request(input, init);
  const body = request.method === 'GET' ? null : new Uint8Array(await request.arrayBuffer());
  return { method: request.method, url: request.url, headers: Object.fromEntries(request.headers), body };
}

/** `served`: the files under /embed, where there are any. */
export function createTestBank(options: TestBankOptions = {}, served?: Served): TestBank {
  const state = createState(options);
  const forced = new Map<string, Forced>();
  const slow = { all: 0, byPath: new Map<string, number>() };
  let down: { readonly status: number | undefined } | undefined;

  /** What a test has planted for this call; one that has come as often as it was to is gone. */
  function take(path: string): Forced | undefined {
    const order = forced.get(path);
    if (order && (order.times -= 1) <= 0) forced.delete(path);
    return order;
  }
  async function answer(request: KitRequest): Promise<KitAnswer | null> {
    const { pathname } = new URL(request.url);
    const path = pathname.replace(/^\/api\/v1/, '');
    const ms = slow.byPath.get(path) ?? (pathname.startsWith('/api/') ? slow.all : 0);
    if (ms > 0) await pause(ms);
    if (down && down.status === undefined) return null;
    if (down) return { status: down.status ?? 503, headers: { 'access-control-allow-origin': '*' }, body: '' };
    return answerHttp(state, request, () => take(path), served);
  }
  const bank: TestBank = {
    origin: state.origin,
    partnerKey: state.partnerKey,
    clock: state.clock,
    calls: state.calls,
    get applications() {
      return state.applications.map(({ id, application_no, status, form, user_ref }) => ({ id, application_no, status, form, user_ref }));
    },
    mail: (to) => state.mails.filter((mail) => mail.to === to.trim().toLowerCase()),
    answer,
    fetch: async (input, init) => {
      const reply = await answer(await asRequest(input, init));
      if (!reply) throw new TypeError('fetch failed: the test bank is down');
      const body = reply.status === 204 ? null : typeof reply.body === 'string' ? reply.body : new Uint8Array(reply.body);
      return new Response(body, { status: reply.status, headers: { ...reply.headers } });
    },
    decide: (decision) => void (state.decision = decision),
    approve: (application_no) => approve(state, found(state, application_no)),
    reject: (reason, application_no) => reject(state, found(state, application_no), reason),
    approveKyc: () => decideKyc(state, 'approve', ''),
    rejectKyc: (reason) => decideKyc(state, 'reject', reason),
    deposit: (order) => seeDeposit(state, order).id,
    confirmDeposit: (id) => creditDeposit(state, id),
    slow: (ms, path) => {
      if (path === undefined) slow.all = ms;
      else slow.byPath.set(knownRow(path).path, ms);
    },
    down: (status) => void (down = { status }),
    up: () => void (down = undefined),
    expireSessions: () => state.tokens.forEach((token) => (token.until = 0)),
    refuse: (path, error: RefusalName, { field, times = Infinity }: RefusalOrder = {}) => {
      const known = refusalsOf(path);
      if (!Object.hasOwn(errors, error) || !known.includes(error))
        throw new Error(`the bank never refuses ${path} with ${error}; it may with ${known.join(', ')}`);
      forced.set(path, { refusal: error, field, times });
    },
    reply: (path, data) => void forced.set(knownRow(path).path, { reply: { data: answerOf(path, data) }, times: Infinity }),
    reset: () => {
      forced.clear();
      slow.all = 0;
      slow.byPath.clear();
      down = undefined;
    },
  };
  return bank;
}
