/** A file sent to the bank by calls, as the upload field does it; in Node and in a browser. */
import type { InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import { success } from '@bankside/core/rules/errors.ts';

type Who = { readonly token: string; readonly userid: string };
export type Paper = {
  readonly slot: InOf<'/init/awsS3Auth'>['slot'];
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** What a call answers when it succeeds; without Node's crypto, so that screens can use it too. */
export async function plainCall<P extends Path>(url: string, path: P, body: InOf<P>, { token, userid }: Who): Promise<OutOf<P>> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, userid, language: 'en', device: 'web' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: OutOf<P> };
  if (code !== success) throw new Error(`${path} answered ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** Answers its file_key. */
export async function sendFile(url: string, who: Who, { slot, name, type, bytes }: Paper): Promise<string> {
  const file = new Blob([bytes], { type });
  const asked = { slot, file_name: name, content_type: type, size: file.size };
  const { upload_url, fields, file_key } = await plainCall(url, '/init/awsS3Auth', asked, who);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  const sent = await fetch(new URL(upload_url, url || location.href), { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`the upload answered ${sent.status}`);
  return (await plainCall(url, '/init/uploadDone', { file_key }, who)).file_key;
}
