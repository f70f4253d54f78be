/** Card applications at the bank: opened unmasked (which leaves a line), decided by the lifecycle, their holder verified or not. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { applicationAnswer } from '../../domain/cards/application-view.ts';
import { tellOfVerification } from '../../domain/cards/application-news.ts';
import { applicationToChange, moveApplication, setVerification, statusAfter } from '../../domain/cards/applications.ts';
import { cardFollows } from '../../domain/issued-cards/following.ts';
import { issueCard } from '../../domain/issued-cards/issuing.ts';
import { audit } from '../../platform/audit.ts';
import { demandOpened, openedBy, type PaperKey } from '../../domain/staff/papers-opened.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { companies, files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { namedFiles } from '../../domain/cards/application-form.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
const company = { company_id: companies.company_id, project_name: companies.project_name };

/** Those that wait for the bank: not associates whose company has not decided. */
export async function pendingApplications(db: Db): Promise<Work[]> {
  const { pending, approved, processing } = cardApplication.states;
  const decided = or(ne(cardApplications.applicant_type, 'associate'), ne(cardApplications.company_decision, ''));
  const rows = await db
    .select({ company, row: cardApplications })
    .from(cardApplications)
    .innerJoin(companies, eq(companies.company_id, cardApplications.company_id))
    .where(
      or(
        and(eq(cardApplications.status, String(pending.wire)), decided),
        inArray(cardApplications.status, [String(approved.wire), String(processing.wire)]),
      ),
    )
    .orderBy(cardApplications.updated_at)
    .limit(200);
  const names = await db
    .select()
    .from(files)
    .where(inArray(files.file_key, ['', ...rows.flatMap(({ row }) => namedFiles(row.form).map(({ file_key }) => file_key))]));
  return rows.map(({ company: of, row }) => ({
    kind: 'card_application' as const,
    id: row.application_id,
    ...of,
    version: row.version,
    since: row.updated_at.toISOString(),
    text: `${row.application_no} · ${row.holder_name} · ${row.status}`,
    files: namedFiles(row.form).flatMap(({ field, file_key }) => {
      const file = names.find((each) => each.company_id === row.company_id && each.file_key === file_key);
      return file ? [{ slot: field, file_key, name: file.name }] : [];
    }),
  }));
}

type Row = typeof cardApplications.$inferSelect;

/** What has to be opened before an application is approved, or its holder confirmed. */
async function papersOf(db: Db, { company_id, form }: Row): Promise<PaperKey[]> {
  const keys = namedFiles(form).map(({ file_key }) => file_key);
  return db
    .select({ file_key: files.file_key, name: files.name })
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.file_key, ['', ...keys])));
}

const factsOf = ({ application_no, holder_name }: Row) => ({ number: application_no, holder: holder_name });

export const cardDecisions: Pick<Handlers<typeof backOffice>, 'cardApplication' | 'decideCard' | 'decideVerification'> = {
  cardApplication: async ({ company_id, id }, ctx) => {
    const { bank, db, person, now } = ctx;
    const row = await applicationToChange(db, { company_id, application_id: id }, undefined);
    if (stateOf(cardApplication, row.status) === 'uncommitted') throw ctx.refuse('notFound'); // its writer's alone
    await audit(db, { company_id, actor: person.user_id, action: 'card.read', subject: `application:${id}`, at: now });
    const keys = namedFiles(row.form).map(({ file_key }) => file_key);
    const opened = [...(await openedBy(db, { company_id, user_id: person.user_id }, keys))];
    return { ...(await applicationAnswer(bank, db, row, { masked: false, can_audit: false, withLink: true })), opened };
  },

  decideCard: async (input, ctx) => {
    const { company_id, id, version, event, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    const row = await applicationToChange(db, { company_id, application_id: id }, version);
    if (statusAfter(row, event, { actor: 'bank', id: person.user_id }) === null) throw ctx.refuse('wrongState');
    if (event === 'approve') await demandOpened(db, { company_id, user_id: person.user_id }, await papersOf(db, row));
    if (event === 'approve' || event === 'issued' || event === 'unbar')
      await byTwo(ctx, { act: `card.${event}`, path: '/admin/card/decide', input, subject: `application:${id}`, facts: factsOf(row) });
    const by = { actor: 'bank', id: person.user_id } as const;
    if (event === 'issue') {
      const issued = await issueCard(bank, db, row, by, now);
      return { id, status: issued.status, version: issued.version };
    }
    const moved = await moveApplication(bank, db, row, { event, by, reason, now });
    await cardFollows(bank, db, moved, { event, by: { actor: 'bank', user_id: person.user_id }, reason, now });
    return { id, status: moved.status, version: moved.version };
  },

  decideVerification: async (input, ctx) => {
    const { company_id, id, version, accept, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    const row = await applicationToChange(db, { company_id, application_id: id }, version);
    const before = stateOf(verification, row.verification_status);
    const uncommitted = stateOf(cardApplication, row.status) === 'uncommitted';
    const after = step(verification, uncommitted ? 'unknown' : before, accept ? 'accept' : 'refuse', 'bank');
    if (!after) throw ctx.refuse('wrongState');
    if (accept) {
      await demandOpened(db, { company_id, user_id: person.user_id }, await papersOf(db, row));
      const about = { subject: `application:${id}`, facts: factsOf(row) };
      await byTwo(ctx, { act: 'verification.accept', path: '/admin/card/verify', input, ...about });
    }
    const moved = await setVerification(db, row, String(verification.states[after].wire), now);
    const subject = `application:${id}`;
    const why = accept ? '' : reason;
    await audit(db, {
      company_id,
      actor: person.user_id,
      action: `verification.${accept ? 'accept' : 'refuse'}`,
      subject,
      from: before,
      to: after,
      reason: why,
      at: now,
    });
    await tellOfVerification(bank, db, moved, row.verification_status, why, now);
    return { id, verification_status: moved.verification_status, version: moved.version };
  },
};
