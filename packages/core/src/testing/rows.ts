/** The contract as the kit reads it: one row by path, what it may be refused with, and what is wrong with an input or an answer. */
import type * as z from 'zod/mini';
import { contract } from '../contract/index.ts';
import type { Call, Feature } from '../contract/define.ts';
import { kitCalls } from './known-calls.ts';
import type { Language } from '../rules/languages.ts';
import { ruleKey, ruleText } from './words.ts';

const rows = new Map<string, Call>(
  Object.values(contract as Record<string, Feature>).flatMap((calls) => Object.values(calls).map((call) => [call.path, call] as const)),
);
export function rowOf(path: string): Call | undefined {
  return kitCalls.includes(path) ? rows.get(path) : undefined;
}
export function knownRow(path: string): Call {
  const row = rowOf(path);
  if (!row) throw new Error(`no page or server of a partner calls ${path}; there are ${kitCalls.join(', ')}`);
  return row;
}

export type Fault = { readonly field: string; readonly rule: string; readonly msg: string };
type Issues = z.core.$ZodError['issues'];
export const faultsOf = (issues: Issues, language: Language): Fault[] =>
  issues.slice(0, 50).map((issue) => {
    const rule = ruleKey(issue.message);
    const limits = { min: 'minimum' in issue ? String(issue.minimum) : '', max: 'maximum' in issue ? String(issue.maximum) : '' };
    return { field: issue.path.join('.'), rule, msg: ruleText(language, rule, limits) };
  });

/** The answer as the contract has it; throws with every place where it is another. */
export function answerOf(path: string, data: unknown): unknown {
  const { out } = knownRow(path);
  if (out === 'blob') return data;
  const parsed = out.safeParse(data);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`);
  throw new Error(`the bank would not answer this to ${path} (${places.join('; ')})`);
}
