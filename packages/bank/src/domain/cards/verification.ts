/** A holder's verification after it was begun: which sections may be corrected, and what a correction does (CRD-52 to CRD-55). */
import { isInSection, kycSectionNames, kycSections, type KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { step, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { audit } from '../../platform/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import type { Stored } from './application-form.ts';
import { tellOfVerification } from './application-news.ts';
import { setVerification, type Row } from './applications.ts';

const inProgress = String(verification.states.inProgress.wire);
const nobodys: readonly string[] = [cardApplication.states.uncommitted.wire, cardApplication.states.rejected.wire].map(String);
/** A draft is its writer's, and who was rejected becomes no holder (CRD-50). */
export const isHolder = ({ status }: Pick<Row, 'status'>): boolean => !nobodys.includes(status);
export const notHolders = nobodys;

/** The latest card of each application, also while it is being made (CRD-24). */
export async function issuedFor(
  db: Db,
  company_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { card_id: string; last4: string }>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ application_id: cards.application_id, card_id: cards.card_id, last4: cards.last4 })
    .from(cards)
    .where(and(eq(cards.company_id, company_id), inArray(cards.application_id, [...ids])))
    .orderBy(asc(cards.created_at));
  return new Map(found.map(({ application_id, card_id, last4 }) => [application_id ?? '', { card_id, last4 }]));
}

/** The last four digits of each holder's latest card, by application; none while it is being made. */
export async function lastFourOf(db: Db, company_id: string, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(({ application_id }) => application_id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ application_id: cards.application_id, last4: cards.last4 })
    .from(cards)
    .where(and(eq(cards.company_id, company_id), inArray(cards.application_id, ids), ne(cards.last4, '')))
    .orderBy(asc(cards.created_at));
  return new Map(found.map(({ application_id, last4 }) => [application_id ?? '', last4]));
}

/**
 * The status after a correction, or null where none may happen now. While the bank looks at it nothing is corrected, but for the
 * sections that the last refusal names and nobody has saved: each is saved alone, and the first one begins the new look (CRD-54).
 */
function afterCorrection({ verification_status, verification_fields }: Row, section: KycSection): string | null {
  const next = step(verification, stateOf(verification, verification_status), 'correct', 'client');
  if (next) return String(verification.states[next].wire);
  const goesOn = verification_status === inProgress && verification_fields.some((field) => isInSection(section, field));
  return goesOn ? inProgress : null;
}

export const correctable = (row: Row): KycSection[] =>
  isHolder(row) ? kycSectionNames.filter((section) => afterCorrection(row, section) !== null) : [];

/** What a refusal still says: its reason at the fields that hold what they held then. */
function reasonLeft({ verification_reason, verification_fields, form }: Row, next: Stored) {
  const fields = verification_fields.filter((field) => form[field] === next[field]);
  return { verification_fields: fields, verification_reason: fields.length > 0 ? verification_reason : '' };
}

type Correction = {
  readonly section: KycSection;
  /** The whole form after it. Files that it no longer names stay with the bank, which has decided by them. */
  readonly form: Stored;
  readonly set?: Partial<Row>;
  readonly by: string;
  readonly now: Date;
};

/** Puts verification of a locked row back to in progress. Refuses wrongState. */
export async function correct(bank: Bank, db: Db, row: Row, { section, form, set = {}, by, now }: Correction): Promise<Row> {
  const verification_status = isHolder(row) ? afterCorrection(row, section) : null;
  if (verification_status === null) throw new Refusal('wrongState');
  const moved = await setVerification(db, row, { ...set, form: { ...form }, verification_status, ...reasonLeft(row, form) }, now);
  await audit(db, {
    company_id: row.company_id,
    actor: by,
    action: `verification.correct.${section}`,
    subject: `application:${row.application_id}`,
    from: row.verification_status,
    to: verification_status,
    reason: kycSections[section].filter((name) => row.form[name] !== form[name]).join(' '),
    at: now,
  });
  await tellOfVerification(bank, db, moved, row, now);
  return moved;
}
