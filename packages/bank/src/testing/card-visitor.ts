/** Somebody who applies for a card by a link: with a token of the link, a draft, files and a proved email. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import type { LinkTag } from '@bankside/core/rules/tags.ts';
import { plainPdf, png } from './sample-files.ts';
import type { CallOptions, Caller, TestBank } from './test-bank.ts';

export type Form = InOf<'/card/linkSubmit'>;
export type Visitor = {
  readonly as: Caller;
  readonly handle: string;
  /** A whole form that is right on 18/11/2025; a fresh captcha is added. */
  readonly form: (more?: Partial<Record<keyof Form, unknown>>) => Promise<Form>;
  readonly submit: (more?: Partial<Record<keyof Form, unknown>>, options?: CallOptions) => Promise<OutOf<'/card/linkSubmit'>>;
};

/** Right in every field; files, email and username are the visitor's. */
export const rightFields = {
  applicant_type: 'associate',
  title: 'ms',
  first_name: 'Nadia',
  last_name: 'Rahman',
  name_on_card: 'NADIA RAHMAN',
  country_code: '+60',
  mobile: '12 555 0163',
  birth_date: '1990-06-15',
  gender: 'female',
  id_type: 'passport',
  id_number: 'A5520148',
  issuing_country: 'MY',
  issue_date: '2021-03-02',
  expiry_date: '2031-03-01',
  document_language: 'en',
  address: '6 Jalan Tun Razak, 12-3',
  country: 'MY',
  state: 'Kuala Lumpur',
  city: 'Kuala Lumpur',
  postal_code: '50400',
  mailing_address: '6 Jalan Tun Razak, 12-3, 50400 Kuala Lumpur',
  poa_type: 'utility_bill',
  poa_issuer: 'Tenaga Nasional',
  poa_date: '2025-10-02',
  poa_language: 'en',
  terms_accepted: true,
} as const;

/** Sends a code to an address and takes its token. */
export async function proveEmail(test: TestBank, as: Caller, email: string): Promise<string> {
  await test.ask('/sendEmail', { email, purpose: 'card_apply', captcha: await test.captcha() }, { as });
  return (await test.ask('/card/verifyCode', { email, email_code: await test.code(email) }, { as })).email_token;
}

let count = 0;
/** A username and an email that nobody else of the tests has. */
export const newNames = () => {
  const tag = `n${Date.now().toString(36)}_${++count}`;
  return { username: tag, email: `${tag}@visitor.example` };
};

/** A token of a link, as the page gets it. */
export async function visit(test: TestBank, link_path: string, userid?: string, tag?: LinkTag): Promise<Caller> {
  const { link_token } = await test.ask('/card/getLinkParamByPath', { link_path, ...(userid ? { userid } : {}), ...(tag ? { tag } : {}) });
  return { token: link_token, userid: 'link' };
}

export async function visitor(test: TestBank, link_path = 'kestrel', userid?: string): Promise<Visitor> {
  const as = await visit(test, link_path, userid);
  const { handle } = await test.ask('/card/draftSave', { step: 'about', values: {} }, { as });
  const names = newNames();
  const email_token = await proveEmail(test, as, names.email);
  const image = await png();
  const send = async (name: string, type: string, bytes: Buffer) => (await test.upload('card', name, type, bytes, as, handle)).file_key;
  const files = {
    id_front: await send('front.png', 'image/png', image),
    id_back: await send('back.png', 'image/png', image),
    poa_front: await send('bill.pdf', 'application/pdf', plainPdf()),
  };
  const form = async (more: Partial<Record<keyof Form, unknown>> = {}) =>
    ({ link_path, ...rightFields, ...files, ...names, email_token, draft: handle, captcha: await test.captcha(), ...more }) as Form;
  return { as, handle, form, submit: async (more, options) => test.ask('/card/linkSubmit', await form(more), { as, ...options }) };
}
