/** Applications for tests that are about what becomes of them: made by the bank's own calls, as forms make them, in Node and in a browser. */
import type { Application } from '@bankside/widgets/features/card-apply/status/stage.ts';
import type { sandboxOf } from './sandbox.ts';
import { plainCall as call, sendFile } from './send-file.ts';

type Who = { readonly token: string; readonly userid: string };
type Mail = Pick<ReturnType<typeof sandboxOf>, 'mail'>;

/** One white pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

let number = 0;
type Overrides = { readonly first_name?: string; readonly last_name?: string };

/** An associate of the company of `who`, applied for from the portal, and waiting for the company. */
export async function applied(url: string, sandbox: Mail, who: Who, overrides: Overrides = {}): Promise<Application> {
  const tag = `${Date.now().toString(36)}${(number += 1)}`;
  const email = `associate-${tag}@hasegawa.example`;
  await call(url, '/sendEmail', { email, purpose: 'card_apply' }, who);
  const [mail] = await sandbox.mail(email);
  const { email_token } = await call(url, '/card/verifyCode', { email, email_code: mail?.code ?? '' }, who);
  const [id_front, id_back, poa_front] = await Promise.all(
    ['front.png', 'back.png', 'bill.png'].map((name) => sendFile(url, who, { slot: 'card', name, type: 'image/png', bytes: png })),
  );
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
      ...overrides,
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
