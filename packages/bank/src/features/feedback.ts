/** Feedback: kept as a task for the bank's people, and mailed to support. */
import { randomUUID } from 'node:crypto';
import type { feedback as calls } from '@bankside/core/contract/feedback.ts';
import type { Handlers } from '../platform/dispatch.ts';
import { audit } from '../platform/audit.ts';
import { companyOf } from '../domain/identity/companies.ts';
import { claimFiles } from '../domain/files/files.ts';
import { queueMail } from '../domain/messages/mail.ts';
import { countAttempt } from '../platform/throttle/throttle.ts';
import { tasks } from '../store/schema.ts';

/** PRO-09 asks for a limit and names none. */
const perHour = 20;

export const feedback: Handlers<typeof calls> = {
  submit: async ({ type, content, contact = '', files = [] }, { bank, db, person, now }) => {
    const { company_id, user_id } = person;
    await countAttempt(db, { subject: `feedback:${user_id}`, limit: perHour, windowSec: 3600 }, now);
    const kept = await claimFiles(
      db,
      person,
      files.map((file_key, index) => ({ file_key, slot: 'feedback' as const, field: `files.${index}` })),
    );
    const id = randomUUID();
    await db.insert(tasks).values({
      company_id,
      task_id: id,
      kind: 'feedback',
      type,
      user_id,
      content,
      contact,
      files: kept.map(({ file_key }) => file_key),
      created_at: now,
    });
    const company = await companyOf(db, company_id);
    const params = {
      company: company?.project_name ?? '',
      sender: person.email,
      kind: type,
      contact: contact || person.email,
      files: kept.length,
      content,
    };
    await queueMail(bank, db, {
      company_id,
      to: bank.policy.bank.supportEmail,
      language: 'en',
      template: 'feedback_for_staff',
      params,
      now,
    });
    await audit(db, { company_id, actor: user_id, action: 'feedback.submit', subject: `task:${id}`, at: now });
    return { id };
  },
};
