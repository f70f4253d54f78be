/** What no call takes, in whichever of its fields: text that PostgreSQL cannot store or nobody can read, and nesting without end (SEC-36). */
import type { Call } from '@bankside/core/contract/define.ts';

type Fault = { readonly field: string; readonly rule: 'controlCharacters' | 'invalid' };

/** Control characters but for tab and line breaks, and halves of a character. Which fields take line breaks is for their schemas to say. */
const unreadable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;
/** The deepest input of the contract has six levels. */
const deepest = 32;
const faultsMax = 50;

/** A draft is saved by itself while somebody types: it is cleaned instead, so that one pasted character stops no saving (D-390). */
export const isDraft = (path: string, body: unknown): boolean => path === '/card/draftSave' || (isFields(body) && body['draft'] === true);
const isFields = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
/** What is only searched for is cleaned too: no row has such a character. */
const searched = ['keyword', 'group', 'link_path'];
const searchedIn = ({ write, money }: Call): readonly string[] => (write || money ? [] : searched);

const everyUnreadable = new RegExp(unreadable, 'gu');
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(everyUnreadable, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.replace(everyUnreadable, ''), cleaned(inner)]));
}

/** Without recursion: a body of 256 KiB may nest a hundred thousand levels. */
function unreadableIn(body: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  const left: { value: unknown; path: readonly string[] }[] = [{ value: body, path: [] }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    const field = path.join('.');
    if (typeof value === 'string' && unreadable.test(value)) faults.push({ field, rule: 'controlCharacters' });
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= deepest) return [{ field: path[0] ?? '', rule: 'invalid' }];
    for (const [name, inner] of Object.entries(value)) {
      if (unreadable.test(name)) faults.push({ field, rule: 'controlCharacters' });
      else left.push({ value: inner, path: [...path, name] });
    }
  }
  return faults.slice(0, faultsMax);
}

/** The body as its schema may read it, or what is wrong with it. */
export function readable(call: Call, body: unknown): { readonly faults: readonly Fault[]; readonly input: unknown } {
  const faults = unreadableIn(body);
  const endless = faults.filter(({ rule }) => rule === 'invalid');
  if (faults.length === 0 || endless.length > 0) return { faults: endless, input: body };
  if (isDraft(call.path, body)) return { faults: [], input: cleaned(body) };
  if (!isFields(body)) return { faults, input: body };
  const names = searchedIn(call);
  const search = names.filter((name) => typeof body[name] === 'string').map((name) => [name, cleaned(body[name])]);
  return { faults: faults.filter(({ field }) => !names.includes(field)), input: { ...body, ...Object.fromEntries(search) } };
}
