/** People whose card was applied for by somebody signed in, and what is done about their verification. */
import { eq } from 'drizzle-orm';
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { emailToken } from '../../domain/cards/applicants.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { newNames, rightFields } from '../card-visitor.ts';
import { plainPdf, png } from '../sample-files.ts';
import { testBank, type Caller } from '../test-bank.ts';

const { title, first_name, last_name, name_on_card, birth_date, gender, country_code, mobile } = rightFields;
export const updateCalls = {
  id: '/card/updateIdKycInfo',
  address: '/card/updateAddressKycInfo',
  account: '/card/updateAccountInfo',
  member: '/card/updateMemberInfo',
} as const satisfies Record<KycSection, string>;

export type Holders = Awaited<ReturnType<typeof cardHolders>>;
export type Applied = Awaited<ReturnType<Holders['apply']>>;

/** A bank with a company: its main account, one sub-account with code 12 and one without. */
export async function cardHolders() {
  const test = await testBank();
  const { company_id, people } = await test.fresh({ users: [{ authjson: ['12'] }, { authjson: ['4'] }] });
  const [owner, clerk = owner, bare = owner] = people;
  const staff = await test.as('staff@bankside.example');
  const { db } = test.bank.store;
  const send = async (name: string, as: Caller = owner) => {
    const pdf = name.endsWith('.pdf');
    return (await test.upload('card', name, pdf ? 'application/pdf' : 'image/png', pdf ? plainPdf() : await png(), as)).file_key;
  };
  const prove = (email: string) => emailToken(test.bank, email, test.bank.clock.now());
  const apply = async (more: object = {}) => {
    const names = newNames();
    const files = { id_front: await send('front.png'), id_back: await send('back.png'), poa_front: await send('bill.pdf') };
    const form = { ...rightFields, ...names, ...files, email_token: prove(names.email), ...more };
    const { id } = await test.ask('/card/submit', form, { as: owner });
    return { id, form };
  };
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(cardApplications).where(eq(cardApplications.application_id, id));
    if (!row) throw new Error('no such application');
    return row;
  };
  type Of = { readonly id: string; readonly form: object };
  const inputs: Readonly<Record<KycSection, (form: object) => object>> = {
    id: (form) => form,
    address: (form) => form,
    account: (form) => ({ country_code, mobile, ...form }),
    member: () => ({ title, first_name, last_name, name_on_card, birth_date, gender }),
  };
  return {
    test,
    company_id,
    owner,
    clerk,
    bare,
    staff,
    send,
    prove,
    apply,
    rowOf,
    save: (section: KycSection, { id, form }: Of, more: object = {}, as: Caller = owner) =>
      test.call(updateCalls[section], { ...inputs[section](form), email_token: undefined, id, ...more }, { as }),
    read: (id: string, as: Caller = owner) => test.ask('/card/getCardKyc', { id }, { as }),
    put: (id: string, set: Partial<typeof cardApplications.$inferInsert>) =>
      db.update(cardApplications).set(set).where(eq(cardApplications.application_id, id)),
    refuse: async (id: string, reason: string, fields: readonly string[] = []) => {
      const { version } = await rowOf(id);
      return test.call('/admin/card/verify', { company_id, id, version, accept: false, reason, fields }, { as: staff });
    },
  };
}

export const faultsOf = (answer: { readonly data: unknown }): string[] =>
  (answer.data as { errors: { field: string; rule: string }[] }).errors.map(({ field, rule }) => `${field} ${rule}`);
