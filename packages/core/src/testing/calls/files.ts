/** Files into a form: a grant, the bytes, and what the bank kept of them; from here, or from a phone. */
import { policy, type Slot } from '../../rules/policy/policy.ts';
import { applying, minutesFrom, nextNumber, Refusal, secretOf, type Ctx, type KeptFile, type State } from '../state.ts';
import { draftOf } from './drafts.ts';
import type { HandlersOf } from './handler.ts';

const kinds = {
  jpeg: ['image/jpeg', /\.jpe?g$/i, 'ffd8ff'],
  png: ['image/png', /\.png$/i, '89504e47'],
  pdf: ['application/pdf', /\.pdf$/i, '25504446'],
} as const;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];
const declared = (name: string, type: string) => names.find((kind) => kinds[kind][0] === type && kinds[kind][1].test(name));
const begins = (bytes: Uint8Array) => Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
const wrongType = (slot: Slot) =>
  new Refusal('fileTypeWrong', { params: { types: policy.upload.slots[slot].types.map((type) => type.toUpperCase()).join(', ') } });

/** Whose file it is: of a draft, a phone's form, or the company of a session. */
function ownerOf(ctx: Ctx, draft: string | undefined): string {
  const { guest } = ctx;
  if (guest?.kind === 'handoff') return guest.owner;
  if (!guest) return 'company';
  const found = draftOf(ctx, draft);
  if (!found) throw new Refusal('notFound');
  return found.handle;
}

/** The bytes as they came in a form; where a browser's test tool hides them, the file is taken as it was declared. */
export async function takeUpload(state: State, key: string, contentType: string, body: Uint8Array): Promise<boolean> {
  const file = state.files.get(key);
  if (file?.state !== 'granted') return false;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData().catch(() => null);
  const sent = form?.get('file');
  const bytes = typeof sent === 'object' && sent !== null ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array();
  const kind = names.find((each) => begins(bytes).startsWith(kinds[each][2]));
  const isWrong = bytes.length > 0 && kind === undefined;
  Object.assign(file, {
    state: isWrong ? 'wrongType' : 'arrived',
    bytes,
    ...(bytes.length > 0 ? { size: bytes.length } : {}),
  } satisfies Partial<KeptFile>);
  return true;
}

export const files: HandlersOf<'/init/awsS3Auth' | '/init/uploadDone' | '/init/file' | '/init/uploadHandoff' | '/init/handoffState'> = {
  '/init/awsS3Auth': ({ slot, file_name, content_type, size, draft }, ctx) => {
    const { state } = ctx;
    const owner = ownerOf(ctx, draft);
    const { maxBytes } = policy.upload.slots[slot];
    const kind = declared(file_name, content_type);
    if (!kind) throw wrongType(slot);
    if (size > maxBytes) throw new Refusal('fileTooLarge', { params: { limit: `${Math.floor(maxBytes / 1_048_576)}M` } });
    const file_key = secretOf(state, 'fil').replace('.', '-');
    const phone = ctx.guest?.kind === 'handoff' ? state.handoffs.get(ctx.token) : undefined;
    state.files.set(file_key, { file_key, owner, slot, name: file_name, content_type, size, field: phone?.field ?? '', state: 'granted' });
    return {
      upload_url: `/files/${file_key}`,
      method: 'POST' as const,
      fields: { key: file_key },
      file_key,
      expires_in_sec: policy.upload.ttlSec,
    };
  },
  '/init/uploadDone': ({ file_key, draft }, ctx) => {
    const owner = ownerOf(ctx, draft);
    const file = ctx.state.files.get(file_key);
    if (file?.owner !== owner) throw new Refusal('fileMissing');
    if (file.state === 'granted') throw new Refusal('uploadFailed');
    if (file.state === 'wrongType') throw wrongType(file.slot as Slot);
    file.state = 'stored';
    const phone = ctx.guest?.kind === 'handoff' ? ctx.state.handoffs.get(ctx.token) : undefined;
    if (phone) phone.file_key = file_key;
    const { name, content_type, size } = file;
    return { file_key, name, content_type, size };
  },
  '/init/file': ({ file_key }, { state }) => {
    const file = state.files.get(file_key);
    if (file?.state !== 'stored') throw new Refusal('notFound');
    return file.bytes ?? new Uint8Array();
  },
  '/init/uploadHandoff': ({ slot, field, draft }, ctx) => {
    const { state, now } = ctx;
    const owner = ownerOf(ctx, draft);
    const token = secretOf(state, 'hnd');
    const pairing = String(nextNumber(state) % 10_000).padStart(4, '0');
    const until = minutesFrom(now, applying.handoffMinutes);
    state.handoffs.set(token, { token, owner, slot, field, pairing, file_key: null, opened: false, closed: false, until });
    state.tokens.set(token, { kind: 'handoff', owner, token, until });
    return { handoff_token: token, url: `${state.origin}/handoff/${token}`, pairing, expires_in_sec: applying.handoffMinutes * 60 };
  },
  '/init/handoffState': ({ handoff_token, opened, close }, { state, now }) => {
    const phone = state.handoffs.get(handoff_token);
    if (!phone) throw new Refusal('notFound');
    if (opened && phone.until > now.getTime()) phone.opened = true;
    if (close) phone.closed = true;
    const file = phone.file_key === null ? undefined : state.files.get(phone.file_key);
    const waiting = phone.until <= now.getTime() ? 'expired' : phone.opened ? 'opened' : 'waiting';
    const { slot, field, pairing } = phone;
    return {
      state: file ? 'received' : phone.closed ? 'closed' : waiting,
      slot,
      field,
      pairing,
      file: file ? { file_key: file.file_key, name: file.name, size: file.size, content_type: file.content_type } : null,
    };
  },
};
