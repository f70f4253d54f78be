/** One call: who asks, what they may, whether the input is as the contract wants it, the handler, and the answer held to the contract. */
import { errors, success, universalRefusals, type RefusalName } from '../rules/errors.ts';
import { readLanguage } from '../rules/languages.ts';
import type { Call } from '../contract/define.ts';
import { handlers } from './calls/index.ts';
import { admitCall, admitCode, whoCalls } from './callers.ts';
import { answerOf, faultsOf, knownRow, rowOf } from './rows.ts';
import { Refusal, type Ctx, type State } from './state.ts';
import { refusalText } from './words.ts';

export type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };
export type Asked = {
  readonly token: string;
  readonly language: string;
  readonly origin: string;
  readonly key: string;
};
type Forced = {
  readonly refusal?: RefusalName | undefined;
  readonly field?: string | undefined;
  readonly reply?: { readonly data: unknown } | undefined;
};

function read(call: Call, body: unknown, asked: Asked): unknown {
  const parsed = call.in.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', { faults: faultsOf(parsed.error.issues, readLanguage(asked.language)) });
}

/** A key that came before: the same answer again, or keyReused for another request. */
async function once(state: State, call: Call, body: unknown, asked: Asked, run: () => Promise<unknown>): Promise<unknown> {
  if (!call.write || !asked.key) return run();
  const name = `${call.path} ${asked.token} ${asked.key}`;
  const request = JSON.stringify(body ?? {});
  const before = state.answered.get(name);
  if (before && before.request !== request) throw new Refusal('keyReused');
  if (before) return before.data;
  const data = await run();
  state.answered.set(name, { request, data });
  return data;
}

async function answer(state: State, call: Call, body: unknown, asked: Asked, forced: Forced): Promise<unknown> {
  if (forced.refusal) throw new Refusal(forced.refusal, { field: forced.field });
  if (forced.reply) return forced.reply.data;
  const now = state.clock.now();
  const who = whoCalls(state, call, { ...asked, now, body });
  admitCall(who, call);
  const input = read(call, body, asked);
  admitCode(who, call, input);
  const handle = handlers[call.path];
  if (!handle) throw new Error(`the test kit answers ${call.path} only by bank.reply('${call.path}', …)`);
  const ctx: Ctx = { state, now, language: readLanguage(asked.language), origin: asked.origin, token: asked.token, ...who };
  return once(state, call, body, asked, async () => answerOf(call.path, await handle(input as never, ctx)));
}

function refused(call: Call, fault: unknown, asked: Asked): Envelope {
  if (!(fault instanceof Refusal)) throw fault;
  const language = readLanguage(asked.language);
  const allowed: readonly RefusalName[] = [...universalRefusals, ...(call.refuses ?? [])];
  if (!allowed.includes(fault.refusal)) throw new Error(`the kit refused ${call.path} with ${fault.refusal}, which is not in its contract`);
  const msg = refusalText(language, fault.refusal, { seconds: 60, ...fault.params });
  const atField = fault.field === undefined ? [] : [{ field: fault.field, rule: fault.refusal, msg }];
  return { code: errors[fault.refusal].code, msg, data: { errors: fault.faults ?? atField } };
}

/** Null for a call that no partner's page or server makes. */
export async function dispatch(state: State, path: string, body: unknown, asked: Asked, forced: Forced = {}): Promise<Envelope | null> {
  const call = rowOf(path);
  if (!call) return null;
  const note = (code: number) => void state.calls.push({ path, input: body, code, at: state.clock.now().toISOString() });
  try {
    const data = await answer(state, call, body, asked, forced);
    note(success);
    return { code: success, msg: '', data };
  } catch (fault) {
    const envelope = refused(knownRow(path), fault, asked);
    note(envelope.code);
    return envelope;
  }
}
