/** An application as it is answered: whole to who sent it and to the bank, masked to everybody else (APP-27). */
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { cardField, isField, type CardField, type CardFieldKind } from '@bankside/core/rules/cards/fields.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { applicationEvents, applyLinks } from '../../store/card-schema.ts';
import { companies, files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { namedFiles, type Stored } from './application-form.ts';
import { displayName } from './application-news.ts';
import type { Row } from './applications.ts';

type Answer = Out<typeof cardApply.get>;

const dots = '••••';
/** Day and month are nobody's business; a masked day still is a day's shape. */
const maskers: Readonly<Record<NonNullable<CardField['mask']>, (text: string) => string>> = {
  lastTwo: (text) => `${dots}${text.slice(-2)}`,
  year: (day) => `${day.slice(0, 4)}-••-••`,
  whole: () => dots,
};
const withheld: readonly CardFieldKind[] = ['file', 'director'];

export function maskedForm(form: Stored): Record<string, unknown> {
  const masked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) {
    const { kind, mask }: Partial<CardField> = isField(name) ? cardField(name) : {};
    if (kind && withheld.includes(kind)) continue;
    masked[name] = mask && typeof value === 'string' && value !== '' ? maskers[mask](value) : value;
  }
  return masked;
}

async function filesOf(db: Db, { company_id, form }: Row, masked: boolean): Promise<Answer['files']> {
  const named = namedFiles(form);
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.file_key, ['', ...named.map(({ file_key }) => file_key)])));
  return named.flatMap(({ field, file_key }) => {
    const row = rows.find((each) => each.file_key === file_key);
    return row ? [{ field, file_key: masked ? '' : file_key, name: masked ? '' : row.name, size: row.size }] : [];
  });
}

async function timelineOf(db: Db, { company_id, application_id }: Row): Promise<Answer['timeline']> {
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.company_id, company_id), eq(applicationEvents.application_id, application_id)))
    .orderBy(applicationEvents.seq);
  return rows.map(({ at, event, from_state, to_state, actor, reason }) => ({
    at: at.toISOString(),
    event,
    from: from_state,
    to: to_state,
    actor: actor as Answer['timeline'][number]['actor'],
    reason,
  }));
}

/** The link that it came by, with the partner's looks. */
async function linkOf(db: Db, { company_id, link_id }: Row): Promise<Answer['link']> {
  if (!link_id) return undefined;
  const [found] = await db
    .select({ link: applyLinks, prefix: companies.company_abbreviation })
    .from(applyLinks)
    .innerJoin(companies, eq(companies.company_id, applyLinks.company_id))
    .where(and(eq(applyLinks.company_id, company_id), eq(applyLinks.link_id, link_id)));
  if (!found) return undefined;
  const { link, prefix } = found;
  return { link_path: link.link_path, branding: { ...link.branding, ...(prefix ? { prefix } : {}) } };
}

export type Seen = { readonly masked: boolean; readonly can_audit: boolean; readonly withLink: boolean };

export async function applicationAnswer(bank: Bank, db: Db, row: Row, { masked, can_audit, withLink }: Seen): Promise<Answer> {
  const link = withLink ? await linkOf(db, row) : undefined;
  return {
    id: row.application_id,
    application_no: row.application_no,
    status: row.status,
    company_decision: row.company_decision as Answer['company_decision'],
    verification_status: row.verification_status,
    applicant_type: row.applicant_type as Answer['applicant_type'],
    source: row.source as Answer['source'],
    variant: row.variant,
    company_display_name: await displayName(db, row),
    form: masked ? maskedForm(row.form) : row.form,
    files: await filesOf(db, row, masked),
    masked,
    reason: row.reason,
    timeline: await timelineOf(db, row),
    ...(link ? { link } : {}),
    review_days: bank.policy.leadTimes.reviewDays,
    can_audit,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
