/** The {code, msg, data} around every answer (API-05), and the refusal that it may hold. */
import { Refused, type FieldFault } from './errors.ts';

export type Envelope = { readonly code: number; readonly msg: string; readonly data: unknown };

/** The {code, msg, data} of an answer, also when it hides in a blob; undefined when there is none. */
export async function envelopeIn(body: string | Blob): Promise<Envelope | undefined> {
  if (body instanceof Blob && !body.type.startsWith('application/json')) return undefined;
  const value = parse(body instanceof Blob ? await body.text() : body);
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  const code = Number(value.code); // API-05: number or text
  if (!Number.isInteger(code)) return undefined;
  const msg = 'msg' in value && typeof value.msg === 'string' ? value.msg : '';
  return { code, msg, data: 'data' in value ? value.data : null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listIn(data: unknown, name: string): readonly unknown[] {
  const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
}
const isFault = (each: unknown): each is FieldFault => typeof each === 'object' && each !== null && 'field' in each && 'msg' in each;

/** What the bank refused, as an error. */
export const refusalIn = ({ code, msg, data }: Envelope, requestId: string): Refused =>
  new Refused(code, msg, listIn(data, 'errors').filter(isFault), requestId, listIn(data, 'rights') as readonly string[]);
