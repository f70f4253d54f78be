/** Card applications at the bank: opened unmasked (which leaves a line), decided by the lifecycle, their holder verified or not. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { applicationAnswer } from '../../domain/cards/application-view.ts';
import { tellOfVerification } from '../../domain/cards/application-news.ts';
import { applicationToChange, moveApplication, setVerification, statusAfter } from '../../domain/cards/applications.ts';
import { cardFollows } from '../../domain/issued-cards/following.ts';
import { audit } from '../../platform/audit.ts';
import { demandOpened, openedBy, type PaperKey } from '../../domain/staff/papers-opened.ts';
import { byTwo } from '../../domain/staff/second-person.ts';
import type { cardApplications } from '../../store/card-schema.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { namedFiles } from '../../domain/cards/application-form.ts';

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
    const { verification_reason, verification_fields } = row;
    const whole = await applicationAnswer(bank, db, row, { masked: false, can_audit: false, withLink: true });
    return { ...whole, opened, verification_reason, verification_fields };
  },

  decideCard: async (input, ctx) => {
    const { company_id, id, version, event, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    const row = await applicationToChange(db, { company_id, application_id: id }, version);
    if (statusAfter(row, event, { actor: 'bank', id: person.user_id }) === null) throw ctx.refuse('wrongState');
    if (event === 'approve') await demandOpened(db, { company_id, user_id: person.user_id }, await papersOf(db, row));
    if (event === 'approve' || event === 'unbar')
      await byTwo(ctx, { act: `card.${event}`, path: '/admin/card/decide', input, subject: `application:${id}`, facts: factsOf(row) });
    const by = { actor: 'bank', id: person.user_id } as const;
    const moved = await moveApplication(bank, db, row, { event, by, reason, now });
    await cardFollows(bank, db, moved, { event, by: { actor: 'bank', user_id: person.user_id }, reason, now });
    return { id, status: moved.status, version: moved.version };
  },

  decideVerification: async (input, ctx) => {
    const { company_id, id, version, accept, reason = '', fields = [] } = input;
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
    const why = accept ? '' : reason;
    const found = {
      verification_status: String(verification.states[after].wire),
      verification_reason: why,
      verification_fields: accept ? [] : [...new Set(fields)],
    };
    const moved = await setVerification(db, row, found, now);
    const subject = `application:${id}`;
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
    await tellOfVerification(bank, db, moved, row, now);
    return { id, verification_status: moved.verification_status, version: moved.version };
  },
};
