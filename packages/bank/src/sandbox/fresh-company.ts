/** A company made to measure, for a test or a trial: its people can sign in at once. */
import { randomBytes } from 'node:crypto';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import { languages } from '@bankside/core/rules/languages.ts';
import { userStatuses } from '@bankside/core/rules/options.ts';
import { codes, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Bank } from '../platform/bank.ts';
import { addUser, openCompany } from '../domain/identity/companies.ts';
import { bookDeposit } from '../domain/deposits/deposits.ts';
import { hashPassword } from '../domain/identity/passwords.ts';
import { startSession } from '../platform/callers/sessions.ts';
import { companies, submissions } from '../store/schema.ts';
import { seededPassword } from '../demo/demo-people.ts';
import type { Db } from '../store/store.ts';
import { FeeOrder, freshFee } from './fresh-fees.ts';
import { fillKyc } from './fresh-kyc.ts';

const Text = z.string().check(z.minLength(1), z.maxLength(200));
export const CompanyOrder = z.strictObject({
  project_name: z.optional(Text),
  approve_status: z.optional(z.int()),
  kyc_status: z.optional(z.int()),
  /** filled: with kyc_status 1, four complete steps that were not submitted. */
  kyc: z.optional(z.literal('filled')),
  language: z.optional(z.enum(languages)),
  company_abbreviation: z.optional(z.string()),
  have_contract: z.optional(z.boolean()),
  relationship_manager: z.optional(z.string()),
  refuse_reason: z.optional(z.string()),
  failure_text: z.optional(z.string()),
  balances: z.optional(z.record(z.string(), z.string())),
  /** A card for each. */
  annual_fees: z.optional(z.array(FeeOrder)),
  users: z.optional(
    z.array(
      z.strictObject({
        authjson: z.optional(z.array(z.enum(codes))),
        group: z.optional(z.string()),
        daily_usd: z.optional(z.string()),
        status: z.optional(z.enum(userStatuses)),
        full_name: z.optional(Text),
      }),
    ),
  ),
});
export type CompanyOrder = z.input<typeof CompanyOrder>;
export type FreshPerson = {
  email: string;
  password: string;
  full_name: string;
  userid: string;
  username: string;
  token: string;
  userType: number;
};
export type FreshCompany = {
  company_id: string;
  project_name: string;
  account_number: string;
  reference: string;
  people: [FreshPerson, ...FreshPerson[]];
};

let hashed: Promise<string> | undefined;

/** The main account comes first, then the users as ordered, signed in from the address. Statuses default to approved. */
export async function freshCompany(bank: Bank, order: CompanyOrder, address = '127.0.0.1'): Promise<FreshCompany> {
  const password_hash = await (hashed ??= hashPassword(seededPassword));
  const now = bank.clock.now();
  const tag = randomBytes(5).toString('hex');
  const { project_name = `Fresh Company ${tag}`, language = 'en' } = order;
  return bank.store.tx(async (db) => {
    const approve_status = order.approve_status ?? Number(approval.states.approved.wire);
    const kyc_status = order.kyc_status ?? Number(kycApproved);
    const company_id = await openCompany(db, { project_name, now, approve_status, kyc_status });
    const [company] = await db
      .update(companies)
      .set({
        company_abbreviation: order.company_abbreviation ?? '',
        have_contract: order.have_contract ?? false,
        relationship_manager: order.relationship_manager ?? '',
        kyc_refuse_reason: kyc_status === kyc.states.rejected.wire ? (order.refuse_reason ?? '') : '',
        kyc_failure_text: order.failure_text ?? '',
      })
      .where(eq(companies.company_id, company_id))
      .returning();
    if (!company) throw new Error('the fresh company is not there');
    const person = async (
      email: string,
      user_type: number,
      full_name: string,
      more: { authjson?: readonly string[]; group?: string; daily_usd?: string; status?: string } = {},
    ): Promise<FreshPerson> => {
      const { user_id, username } = await addUser(db, {
        company_id,
        email,
        full_name,
        password_hash,
        language,
        now,
        user_type,
        country_code: '+65',
        phone: '8123 4567',
        terms_version: bank.policy.terms.version,
        ...more,
      });
      const token = await startSession(db, { company_id, user_id }, { device: 'web', address, now });
      return { email, password: seededPassword, full_name, userid: user_id, username, token, userType: user_type };
    };
    const main = await person(`main-${tag}@fresh.example`, userTypes.main, 'Mei Tan');
    const people: [FreshPerson, ...FreshPerson[]] = [main];
    for (const [index, { full_name = `Sub ${index + 1}`, authjson, group, daily_usd, status }] of (order.users ?? []).entries())
      people.push(
        await person(`sub${index + 1}-${tag}@fresh.example`, userTypes.sub, full_name, {
          ...(authjson ? { authjson } : {}),
          ...(group ? { group } : {}),
          ...(daily_usd ? { daily_usd } : {}),
          ...(status ? { status } : {}),
        }),
      );
    await fill(db, company_id, order, { approve_status, submitted_by: main.userid, reference: company.reference, now });
    await fillKyc(bank, db, {
      company_id,
      project_name,
      kyc_status,
      filled: order.kyc === 'filled',
      owner_id: main.userid,
      reason: company.kyc_refuse_reason,
      failure_text: company.kyc_failure_text,
      now,
    });
    for (const fee of order.annual_fees ?? []) await freshFee(bank, db, company_id, fee, now);
    return { company_id, project_name, account_number: company.account_number, reference: company.reference, people };
  });
}

type Filling = { approve_status: number; submitted_by: string; reference: string; now: Date };

/** What belongs to the statuses: the package under review or refused, the money. */
async function fill(
  db: Db,
  company_id: string,
  { balances = {}, refuse_reason = '' }: CompanyOrder,
  { approve_status, submitted_by, reference, now }: Filling,
): Promise<void> {
  const { underReview, failed } = approval.states;
  const status =
    approve_status === underReview.wire
      ? documents.states.pending.wire
      : approve_status === failed.wire
        ? documents.states.failed.wire
        : documents.states.success.wire;
  if (approve_status !== approval.states.notSubmitted.wire && approve_status !== approval.states.notRequired.wire)
    await db.insert(submissions).values({
      company_id,
      submission_id: submitted_by,
      status: String(status),
      company_type: 'corporate',
      files: [],
      submitted_by,
      submitted_at: now,
      reason: approve_status === failed.wire ? refuse_reason : '',
    });
  for (const [currency, text] of Object.entries(balances)) {
    if (!isCurrency(currency)) throw new Error(`${currency} is no currency of ours`);
    const amount = toMinor(text, currencies[currency].scale);
    if (amount > 0n) await bookDeposit(db, { company_id, currency, amount, sender: 'Opening transfer', reference, at: now });
  }
}
