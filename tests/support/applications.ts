/** Applications for tests that are about what becomes of them: made by the bank's own calls, as forms make them, in Node and in a browser. */
import type { Application } from '@bankside/widgets/features/card-apply/status/stage.ts';
import type { InOf, OutOf, Path } from '@bankside/core/contract/index.ts';
import { success } from '@bankside/core/rules/errors.ts';
import type { sandboxOf } from './sandbox.ts';

type Who = { readonly token: string; readonly userid: string };
type Mail = Pick<ReturnType<typeof sandboxOf>, 'mail'>;

async function call<P extends Path>(url: string, path: P, body: InOf<P>, { token, userid }: Who): Promise<OutOf<P>> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, userid, language: 'en', device: 'web' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: OutOf<P> };
  if (code !== success) throw new Error(`${path} answered ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** One white pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

async function sendFile(url: string, who: Who, name: string): Promise<string> {
  const file = new Blob([png], { type: 'image/png' });
  const asked = { slot: 'card' as const, file_name: name, content_type: file.type, size: file.size };
  const { upload_url, fields, file_key } = await call(url, '/init/awsS3Auth', asked, who);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  const sent = await fetch(new URL(upload_url, url || location.href), { method: 'POST', body: form });
  if (!sent.ok) throw new Error(`the upload answered ${sent.status}`);
  return (await call(url, '/init/uploadDone', { file_key }, who)).file_key;
}

let number = 0;
type Wishes = { readonly first_name?: string; readonly last_name?: string };

/** An associate of the company of `who`, applied for from the portal, and waiting for the company. */
export async function applied(url: string, sandbox: Mail, who: Who, wishes: Wishes = {}): Promise<Application> {
  const tag = `${Date.now().toString(36)}${(number += 1)}`;
  const email = `associate-${tag}@hasegawa.example`;
  await call(url, '/sendEmail', { email, purpose: 'card_apply' }, who);
  const [mail] = await sandbox.mail(email);
  const { email_token } = await call(url, '/card/verifyCode', { email, email_code: mail?.code ?? '' }, who);
  const [id_front, id_back, poa_front] = await Promise.all(['front.png', 'back.png', 'bill.png'].map((name) => sendFile(url, who, name)));
  const { id } = await call(
    url,
    '/card/submit',
    {
      applicant_type: 'associate',
      title: 'ms',
      first_name: 'Aiko',
      last_name: 'Hasegawa',
      name_on_card: 'AIKO HASEGAWA',
      username: `aiko_${tag}`,
      email,
      country_code: '+81',
      mobile: '90 5550 0142',
      birth_date: '1988-04-27',
      id_type: 'passport',
      id_number: `TK${tag.toUpperCase()}`,
      issuing_country: 'JP',
      issue_date: '2019-05-10',
      expiry_date: '2029-05-09',
      document_language: 'en',
      id_front: id_front ?? '',
      id_back: id_back ?? '',
      address: '2-4-1 Marunouchi',
      country: 'JP',
      state: 'Tokyo',
      city: 'Chiyoda',
      postal_code: '100-0005',
      mailing_address: '2-4-1 Marunouchi, Chiyoda, Tokyo 100-0005',
      poa_type: 'utility_bill',
      poa_issuer: 'Tokyo Gas',
      poa_date: '2025-10-02',
      poa_language: 'en',
      poa_front: poa_front ?? '',
      terms_accepted: true,
      email_token,
      ...wishes,
    },
    who,
  );
  return call(url, '/card/get', { id }, who);
}

/** The path of the link that the company's mail brings for this application, or of the applicant's status page. */
export function pathIn(body: string, begin: '/card_audit/' | '/all_apply_card_info'): string {
  const found = new RegExp(`https?://[^\\s"<]+?(${begin}[^\\s"<]*)`).exec(body)?.[1];
  if (!found) throw new Error(`no link to ${begin} in ${body}`);
  return found.replaceAll('&amp;', '&');
}
