/** Papers that are given out carry a code by which anybody can ask the bank what they must say. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Said, SaidLine } from '@bankside/core/i18n/papers/said.ts';
import { and, eq } from 'drizzle-orm';
import { companies } from '../../store/schema.ts';
import { documentDirectory, issuedDocuments } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/callers/sessions.ts';

/** Without I, O, 0 and 1, which are read for each other: 20 letters are 100 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const lettersOf = (bytes: Buffer): string => [...bytes].map((byte) => alphabet[byte % 32]).join('');

/** 'K7QM-2XWP-…': groups of four, as it is printed. */
export const newCode = (): string => lettersOf(randomBytes(20)).replace(/(.{4})(?=.)/g, '$1-');
/** However it is typed: small letters, without hyphens, with spaces. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');

/** Where the code on a paper leads. In the fragment no server's log sees it. */
export const checkAddress = (origin: string, code: string): string => `${origin}/verify_document#code=${code}`;

export type Issued = {
  readonly code: string;
  readonly kind: 'statement' | 'advice';
  /** As they are printed, a statement's movements behind the others. */
  readonly facts: readonly (Said | SaidLine)[];
  /** Of its file, if it is one. */
  readonly bytes?: Buffer | undefined;
  readonly subject: string;
  readonly now: Date;
};

/** Keeps what the paper must say, and the hash of its file. */
export async function keepPaper(db: Db, { company_id, user_id }: Pick<Person, 'company_id' | 'user_id'>, paper: Issued): Promise<void> {
  const { code, kind, facts, bytes, subject, now } = paper;
  const document_id = randomUUID();
  await db.insert(issuedDocuments).values({
    company_id,
    document_id,
    code,
    kind,
    facts: [...facts],
    sha256: bytes ? createHash('sha256').update(bytes).digest('hex') : '',
    issued_at: now,
    issued_by: user_id,
  });
  await db.insert(documentDirectory).values({ code, company_id, document_id });
  await audit(db, { company_id, actor: user_id, action: `${kind}.issue`, subject, reason: document_id, at: now });
}

/** What was given out under a code, or null. */
export async function findPaper(db: Db, typed: string) {
  const [found] = await db
    .select({ paper: issuedDocuments, account_name: companies.project_name, account_number: companies.account_number })
    .from(documentDirectory)
    .innerJoin(
      issuedDocuments,
      and(eq(issuedDocuments.company_id, documentDirectory.company_id), eq(issuedDocuments.document_id, documentDirectory.document_id)),
    )
    .innerJoin(companies, eq(companies.company_id, documentDirectory.company_id))
    .where(eq(documentDirectory.code, cleanCode(typed)));
  return found ?? null;
}
