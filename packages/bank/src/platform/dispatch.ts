/** The one way in: find the row, check its columns in their order (API-08), call the handler, check the answer. */
import { contract } from '@bankside/core/contract/index.ts';
import type { Call, Feature, Out, RefusalOf } from '@bankside/core/contract/define.ts';
import { errors, success, universalRefusals, type RefusalName } from '@bankside/core/rules/errors.ts';
import type * as z from 'zod/mini';
import { faultText } from '../adapters/log.ts';
import { auditedFrom } from './audit.ts';
import type { Bank } from './bank.ts';
import { auditDone, auditRefused, isUnwritten, trailOf, type Trail } from './call-audit.ts';
import { checkedAnswer } from './checked-answer.ts';
import { fileIn, keepable, type FileAnswer, type KeptFile } from './file-answer.ts';
import { Invalid, Refusal } from './refusal.ts';
import { admit, whoCalls } from './callers/callers.ts';
import type { RequestContext } from './request-context.ts';
import type { Guest } from './callers/guests.ts';
import { once } from './idempotency.ts';
import type { Handle } from './knowing.ts';
import { readable } from './plain-input.ts';
import { publicCompany } from './public-company.ts';
import type { Person } from './callers/sessions.ts';
import { admitCall, admitCode } from './callers/tag-rights.ts';
import type { Db } from '../store/store.ts';
import { refusalWords, ruleWords, translate } from './words.ts';

export type { FileAnswer } from './file-answer.ts';

type Whom<C extends Call> = C['who'] extends readonly (infer W)[] ? W : C['who'];
type Unsigned = 'anyone' | 'link' | 'handoff' | 'partner' | 'audit-token';
type Visitor<C extends Call> = Extract<Whom<C>, Unsigned> extends never ? never : null;
type GuestOf<C extends Call> = Extract<Guest, { kind: Whom<C> }>;
/** What a handler is given. `db` is a transaction for writes; `person` is known unless anyone may call. */
export type Ctx<C extends Call = Call> = RequestContext & {
  readonly bank: Bank;
  readonly db: Db;
  readonly now: Date;
  readonly person: Person | Visitor<C>;
  /** One of person and guest is known, unless anyone may call. */
  readonly guest: GuestOf<C> | null;
  /** Only what the contract's row lists, and what any call may answer. */
  readonly refuse: (name: RefusalOf<C> | (typeof universalRefusals)[number], detail?: ConstructorParameters<typeof Refusal>[1]) => Refusal;
};
type Answer<C extends Call> = C['out'] extends 'blob' ? FileAnswer : Out<C>;
export type Handlers<F extends Feature> = {
  readonly [K in keyof F]: (input: z.output<F[K]['in']>, ctx: Ctx<F[K]>) => Promise<Answer<F[K]>>;
};
export type AllHandlers = { readonly [F in keyof typeof contract]: Handlers<(typeof contract)[F]> };

export type Reply =
  | {
      readonly kind: 'json';
      readonly code: number;
      readonly msg: string;
      readonly data: unknown;
      readonly refusal?: RefusalName;
      readonly retryAfterSec?: number;
    }
  | { readonly kind: 'file'; readonly file: FileAnswer };
export type Dispatch = (path: string, body: unknown, asked: RequestContext) => Promise<Reply | null>;

type Row = { readonly call: Call; readonly handle: Handle<Ctx> };

export function createDispatch(bank: Bank, handlers: AllHandlers): Dispatch {
  const rows = new Map<string, Row>();
  for (const [feature, calls] of Object.entries(contract) as [keyof AllHandlers, Feature][])
    for (const [name, call] of Object.entries(calls))
      for (const path of [call.path, call.also ?? call.path])
        rows.set(path, { call, handle: (handlers[feature] as Record<string, Row['handle']>)[name] as Row['handle'] });

  return async (path, body, asked) => {
    const row = rows.get(path);
    if (!row) return null;
    const started = performance.now();
    const trail = trailOf(row.call.path, body, asked);
    const reply = await auditedFrom(trail, () => answer(bank, row, body, asked, trail)).catch(async (fault: unknown) => {
      await auditedFrom(trail, () => auditRefused(bank, trail, fault));
      return refusalReply(bank, row.call, asked, fault);
    });
    bank.log.info('call', {
      request_id: asked.requestId,
      path,
      code: reply.kind === 'json' ? reply.code : success,
      ms: Math.round(performance.now() - started),
    });
    return reply;
  };
}

async function answer(bank: Bank, { call, handle }: Row, body: unknown, asked: RequestContext, trail: Trail): Promise<Reply> {
  const { person, guest } = await whoCalls(bank, call, body, asked);
  trail.person = person;
  admitCall({ person, guest }, call);
  if (person) await admit(bank, call, person, asked.language);
  const input = read(call, body, asked);
  admitCode({ person, guest }, call, input);
  const ctx = {
    ...asked,
    bank,
    person: person as Person,
    guest: guest as never,
    now: bank.clock.now(),
    refuse: (name: RefusalName, detail?: ConstructorParameters<typeof Refusal>[1]) => new Refusal(name, detail),
  };
  const remembers = call.out === 'blob' && call.write ? (result: unknown) => keepable(result as FileAnswer) : (result: unknown) => result;
  const inOne = (call.write || call.money) && !call.outside;
  const know = (db: Db) => handle.read?.(input, { ...ctx, db });
  const run = async (db: Db, facts?: Promise<unknown>) => {
    trail.lines = 0; // a transaction may begin again
    const result = await handle(input, { ...ctx, db }, facts);
    if (isUnwritten(trail)) await (inOne ? auditDone(db, trail, ctx.now) : bank.store.tx((own) => auditDone(own, trail, ctx.now)));
    return remembers(result);
  };
  const result = inOne ? await inTransaction(bank, call, ctx, body, { know, run }) : await run(bank.store.db);
  if (call.out === 'blob') return { kind: 'file', file: fileIn(result as FileAnswer | KeptFile) };
  return { kind: 'json', code: success, msg: '', data: checkedAnswer(call, result) };
}

/** Longer ones are refused and never cut: two keys that differ in their end would be one (SEC-37). */
const keyMax = 100;

function read(call: Call, body: unknown, { language, key }: RequestContext): unknown {
  if (key.length > keyMax)
    throw new Invalid([{ field: 'idempotency-key', rule: 'tooLong', msg: translate(language, 'rules', 'tooLong', { max: keyMax }) }]);
  const { faults: unreadable, input } = readable(call, body);
  if (unreadable.length > 0) throw new Invalid(unreadable.map((fault) => ({ ...fault, msg: translate(language, 'rules', fault.rule) })));
  const parsed = call.in.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, 50).map((issue) => {
    const limits = { min: 'minimum' in issue ? String(issue.minimum) : '', max: 'maximum' in issue ? String(issue.maximum) : '' };
    return { field: issue.path.join('.'), ...ruleWords(language, issue.message, limits) };
  });
  throw new Invalid(faults);
}

type Work = {
  readonly know: (db: Db) => Promise<unknown> | undefined;
  readonly run: (db: Db, facts: Promise<unknown> | undefined) => Promise<unknown>;
};

async function inTransaction(
  bank: Bank,
  call: Call,
  ctx: RequestContext & { person: Person | null; guest: Guest | null; now: Date },
  body: unknown,
  { know, run }: Work,
): Promise<unknown> {
  if (call.money && !ctx.key)
    throw new Invalid([{ field: 'idempotency-key', rule: 'blank', msg: translate(ctx.language, 'rules', 'blank') }]);
  const outcome = await bank.store.tx(async (db) => {
    try {
      if (!ctx.key) return { result: await run(db, undefined) };
      const scope = `${call.path} ${ctx.person?.user_id ?? 'anyone'}`;
      const intent = {
        company_id: (ctx.person ?? ctx.guest)?.company_id ?? publicCompany,
        key: `${scope} ${ctx.key}`,
        request: JSON.stringify(body ?? {}),
        now: ctx.now,
      };
      return { result: await once(db, bank.secrets, intent, { know: () => know(db), run: (facts) => run(db, facts) }) };
    } catch (fault) {
      if (fault instanceof Refusal && fault.keep) return { refused: fault };
      throw fault;
    }
  });
  if ('refused' in outcome) throw outcome.refused;
  return outcome.result;
}

/** A session that is over, or a token that was never one. */
const tokenRefused: readonly RefusalName[] = ['sessionEnded', 'sessionRefused'];

function refusalReply(bank: Bank, call: Call, asked: RequestContext, fault: unknown): Reply {
  const refusal = fault instanceof Refusal ? fault : new Refusal('bankFault', { params: { id: asked.requestId } });
  const listed: readonly RefusalName[] = [...universalRefusals, ...(call.refuses ?? [])];
  if (asked.token !== '' && tokenRefused.includes(refusal.refusal))
    bank.log.warn('token refused', { request_id: asked.requestId, path: call.path, code: refusal.code });
  if (fault !== refusal) bank.log.error('fault', { request_id: asked.requestId, path: call.path, fault: faultText(fault) });
  else if (!listed.includes(refusal.refusal))
    bank.log.error('refusal not in the contract', { request_id: asked.requestId, path: call.path, fault: refusal.refusal });
  const { rule, msg } = refusalWords(asked.language, refusal);
  const shown = errors[refusal.refusal].reaction === 'none' ? { params: refusal.params } : {}; // the screen that asked says it in its own way
  const faults = refusal instanceof Invalid ? refusal.faults : refusal.field ? [{ field: refusal.field, rule, msg, ...shown }] : [];
  const { rights } = refusal.params;
  const missing = refusal.refusal === 'noPermission' && typeof rights === 'string' ? { rights: rights.split(' ') } : {};
  const { seconds } = refusal.params;
  const retry = typeof seconds === 'number' ? { retryAfterSec: seconds } : {}; // as the sentence says it
  return {
    kind: 'json',
    code: errors[refusal.refusal].code,
    msg,
    data: { errors: faults, ...missing },
    refusal: refusal.refusal,
    ...retry,
  };
}
