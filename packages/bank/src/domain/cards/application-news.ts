/** Word of an application: mail to the applicant at every step and to the company when it is its turn, the bell, the webhook's row. */
import { places, type Place } from '@bankside/core/rules/places.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { applyLinks, type cardApplications } from '../../store/card-schema.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { openAuditLink } from './audit-links.ts';
import { queueMail, type Template } from '../messages/mail.ts';
import { mailOwner, notify, webhookEvent, type NoticeKind, type Subject } from '../messages/notify.ts';
import { companyPart } from '../../platform/callers/sessions.ts';

type Row = typeof cardApplications.$inferSelect;
type News = { readonly mail: Template; readonly notice?: NoticeKind };

/** By the lifecycle's events. The company needs no news of its own acts. */
const news: Readonly<Record<string, News>> = {
  submit: { mail: 'card_received', notice: 'card_submitted' },
  companyApprove: { mail: 'card_company_approved' },
  companyReject: { mail: 'card_company_rejected' },
  approve: { mail: 'card_approved', notice: 'card_approved' },
  reject: { mail: 'card_rejected', notice: 'card_rejected' },
  issue: { mail: 'card_processing', notice: 'card_processing' },
  issued: { mail: 'card_issued', notice: 'card_issued' },
  bind: { mail: 'card_bound' },
  issuerRefuses: { mail: 'card_rejected', notice: 'card_rejected' },
  bar: { mail: 'card_blocked', notice: 'card_blocked' },
  unbar: { mail: 'card_unblocked', notice: 'card_unblocked' },
};

/** Derived, so that every mail can carry it and no table holds it: the company, and a keyed hash of the application's id. */
export const viewToken = (bank: Bank, { company_id, application_id }: Pick<Row, 'company_id' | 'application_id'>): string =>
  `${companyPart(company_id)}.${bank.secrets.mac('view token', application_id)}`;

/** Those that older secrets of the bank have made, too. */
export const viewTokens = (bank: Bank, { company_id, application_id }: Pick<Row, 'company_id' | 'application_id'>): string[] =>
  bank.secrets.macs('view token', application_id).map((proof) => `${companyPart(company_id)}.${proof}`);

const infoPages: Readonly<Record<string, Place>> = {
  qrcode: 'applyInfoQr',
  custom: 'applyInfoCustom',
  visionlife: 'applyInfoVisionlife',
};

/** The token is in the fragment: no server's log and no Referer sees it. */
export const statusLink = (bank: Bank, row: Row): string =>
  `${bank.origin}${places[infoPages[row.variant] ?? 'applyInfo']}#no=${row.application_no}&token=${viewToken(bank, row)}`;

/** As whose card it is shown: the link's name, or the company's own. */
export async function displayName(db: Db, { company_id, link_id }: Pick<Row, 'company_id' | 'link_id'>): Promise<string> {
  if (link_id) {
    const [link] = await db
      .select({ name: applyLinks.display_name })
      .from(applyLinks)
      .where(and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, link_id)));
    if (link) return link.name;
  }
  const [company] = await db.select({ name: companies.project_name }).from(companies).where(eq(companies.company_id, company_id));
  return company?.name ?? '';
}

/** The main account, and who submitted the application. */
async function ringBell(
  db: Db,
  row: Row,
  kind: NoticeKind,
  params: Readonly<Record<string, string>>,
  now: Date,
  about?: Subject,
): Promise<void> {
  const { company_id, submitted_by } = row;
  const owners = await db
    .select({ id: users.user_id })
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.user_type, userTypes.main)));
  for (const user_id of new Set([...owners.map(({ id }) => id), ...(submitted_by ? [submitted_by] : [])]))
    await notify(db, { company_id, user_id, kind, params, ...(about ? { about } : {}), now });
}

async function askCompany(bank: Bank, db: Db, row: Row, params: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const token = await openAuditLink(bank, db, row, now);
  const link = `${bank.origin}${places.cardAudit.replace(':token', token)}`;
  await mailOwner(bank, db, row.company_id, 'card_to_decide', { ...params, link, days: bank.policy.cardAudit.linkDays }, now);
  await ringBell(db, row, 'card_to_decide', params, now);
}

/** After an event of the lifecycle, in its transaction. `from` is the status before, '' for a new one. */
export async function tellOfApplication(bank: Bank, db: Db, row: Row, event: string, from: string, now: Date): Promise<void> {
  const { company_id, application_id, application_no, holder_name, email, status, company_decision, reason } = row;
  const entry = news[event];
  const company = await displayName(db, row);
  const params = { holder: holder_name, number: application_no, company, reason };
  if (entry) {
    const language = readLanguage(row.language);
    const days = bank.policy.leadTimes.reviewDays;
    const more = { ...params, name: holder_name, days, weeks: bank.policy.card.deliveryWeeks, link: statusLink(bank, row) };
    await queueMail(bank, db, { company_id, to: email, language, template: entry.mail, params: more, now });
  }
  const companysTurn = event === 'submit' && row.applicant_type === 'associate';
  if (companysTurn) await askCompany(bank, db, row, params, now);
  else if (entry?.notice) await ringBell(db, row, entry.notice, params, now);
  const payload = { application_id, application_no, status, previous_status: from, company_decision, reason };
  await webhookEvent(db, company_id, 'card_status', payload, now);
}

/** To the holder: what the bank found, or that it looks again at what their company has corrected. */
const verificationMail: Readonly<Record<string, Template>> = { in_progress: 'card_details_changed', failed: 'card_verification_failed' };

/** What became of a holder's verification (APP-29); of an email that was changed, the old one hears of it too. */
export async function tellOfVerification(bank: Bank, db: Db, row: Row, before: Row, now: Date): Promise<void> {
  const { company_id, application_id, application_no, verification_status, holder_name, email } = row;
  const from = before.verification_status;
  const failed = verification_status === 'failed';
  const reason = failed ? row.verification_reason : '';
  await webhookEvent(
    db,
    company_id,
    'kyc_change',
    { application_id, application_no, verification_status, previous_verification_status: from, reason },
    now,
  );
  const params = { holder: holder_name, number: application_no, reason };
  if (failed) await ringBell(db, row, 'card_verification_failed', params, now, { what: 'holder', id: application_id });
  for (const to of new Set([email, before.email]))
    await queueMail(bank, db, {
      company_id,
      to,
      language: readLanguage(row.language),
      template: verificationMail[verification_status] ?? 'card_verified',
      params: { ...params, name: holder_name, link: statusLink(bank, row) },
      now,
    });
}
