/** Card applications of the first day, one for each state: Harbour & Vale's own people and visitors of its partners' links. */
import { fullName } from '@bankside/core/rules/full-name.ts';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { applicantDirectory, applicationEvents, cardApplications } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { applicants, type Applicant } from './card-applicants.ts';
import { idOf } from '../../demo/chance.ts';
import { harbourVale, userId } from '../../demo/companies.ts';
import { isoDay, localTime } from '../days.ts';

const wireAfter = {
  companyApprove: 'pending',
  companyReject: 'rejected',
  approve: 'approved',
  reject: 'rejected',
  issue: 'processing',
  issued: 'valid',
  bar: 'blocked',
} as const;

const applicationId = ({ number }: Applicant) => idOf(`application ${number}`);

function formOf(each: Applicant, anchor: Date): Record<string, unknown> {
  const [address, city, state, postal_code, country] = each.home;
  const [id_number, issuing_country] = each.passport;
  return {
    applicant_type: each.director ? 'director' : 'associate',
    ...(each.director ? { director_id: idOf(each.director) } : {}),
    title: each.title,
    first_name: each.first,
    last_name: each.last,
    name_on_card: each.card,
    username: each.username,
    email: each.email,
    country_code: each.mobile[0],
    mobile: each.mobile[1],
    birth_date: each.born,
    ...(each.draft ? {} : { id_type: 'passport', id_number, issuing_country, issue_date: '2021-04-12', expiry_date: '2031-04-11' }),
    document_language: each.language ?? 'en',
    address,
    country,
    state,
    city,
    postal_code,
    mailing_address: `${address}, ${city} ${postal_code}`,
    poa_type: 'bank_statement',
    poa_issuer: 'Marina Trust Bank',
    poa_date: isoDay(localTime(anchor, each.came[0] + 20, '12:00')),
    poa_language: each.language ?? 'en',
    ...each.more,
  };
}

/** The history as the lifecycle would have written it. */
function eventsOf(each: Applicant, anchor: Date): (typeof applicationEvents.$inferInsert)[] {
  if (each.draft) return [];
  const history = [{ event: 'submit', at: localTime(anchor, ...each.came), to: 'pending', actor: 'applicant', reason: '' }];
  for (const [event, daysAgo, time, reason = ''] of each.after ?? [])
    history.push({
      event,
      at: localTime(anchor, daysAgo, time),
      to: wireAfter[event],
      actor: event.startsWith('company') ? 'company' : 'bank',
      reason,
    });
  return history.map(({ event, at, to, actor, reason }, index) => ({
    company_id: harbourVale,
    application_id: applicationId(each),
    seq: index + 1,
    at,
    event,
    from_state: history[index - 1]?.to ?? '',
    to_state: to,
    actor,
    reason,
  }));
}

function rowOf(each: Applicant, anchor: Date): typeof cardApplications.$inferInsert {
  const events = eventsOf(each, anchor);
  const last = events.at(-1);
  const came = localTime(anchor, ...each.came);
  const [path, variant = ''] = each.link ?? [];
  const decided = each.after?.find(([event]) => event.startsWith('company'))?.[0];
  return {
    company_id: harbourVale,
    application_id: applicationId(each),
    application_no: each.number,
    view_token_hash: '', // the bank's secret is not known here: found by number, opened by the token all the same
    status: last?.to_state ?? 'uncommitted',
    company_decision: decided === undefined ? '' : decided === 'companyApprove' ? 'approved' : 'rejected',
    ...(each.refused ? { verification_reason: each.refused.reason, verification_fields: [...each.refused.fields] } : {}),
    verification_status: each.refused ? 'failed' : (each.after ?? []).some(([event]) => event === 'approve') ? 'approved' : 'in_progress',
    source: path === undefined ? 'portal' : variant === 'qrcode' ? 'qr' : 'link',
    variant,
    link_id: path === undefined ? null : idOf(`link ${path}`),
    submitted_by: path === undefined ? userId('owner@harbour-vale.example') : null,
    applicant_type: each.director ? 'director' : 'associate',
    director_id: each.director ? idOf(each.director) : null,
    holder_name: fullName(formOf(each, anchor)),
    username: each.username,
    email: each.email,
    form: formOf(each, anchor),
    language: each.language ?? 'en',
    reason: last?.reason ?? '',
    terms_version: each.draft ? '' : policy.terms.version,
    created_at: came,
    submitted_at: each.draft ? null : came,
    updated_at: last?.at ?? came,
    version: Math.max(1, events.length),
  };
}

export async function seedApplications(db: Db, anchor: Date): Promise<void> {
  await db.insert(cardApplications).values(applicants.map((each) => rowOf(each, anchor)));
  await db.insert(applicationEvents).values(applicants.flatMap((each) => eventsOf(each, anchor)));
  const live = applicants.filter((each) => !each.draft && eventsOf(each, anchor).at(-1)?.to_state !== 'rejected');
  await db.insert(applicantDirectory).values(
    live.flatMap((each) =>
      (['username', 'email'] as const).map((kind) => ({
        kind,
        value: each[kind],
        company_id: harbourVale,
        application_id: applicationId(each),
      })),
    ),
  );
}
