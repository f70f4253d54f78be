/** Which papers a member of staff has opened, as the audit trail has it, and that all are before they are approved. */
import { and, inArray } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { auditLines } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type PaperKey = { readonly file_key: string; readonly name: string };
type Reader = { readonly company_id: string; readonly user_id: string };

const subjectOf = (file_key: string) => `file:${file_key}`;

/** The keys among these that this person has opened. A key is one file for ever: another upload is another key. */
export async function openedBy(db: Db, { company_id, user_id }: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ subject: auditLines.subject })
    .from(auditLines)
    .where(
      and(
        rowsOf(auditLines, { company_id, actor: user_id, action: 'file.read' }),
        inArray(auditLines.subject, ['', ...keys.map(subjectOf)]),
      ),
    );
  const subjects = new Set(rows.map(({ subject }) => subject));
  return new Set(keys.filter((key) => subjects.has(subjectOf(key))));
}

/** Refuses papersUnopened with the names of those that this person has not opened. */
export async function demandOpened(db: Db, reader: Reader, papers: readonly PaperKey[]): Promise<void> {
  const opened = await openedBy(
    db,
    reader,
    papers.map(({ file_key }) => file_key),
  );
  const unopened = papers.filter(({ file_key }) => !opened.has(file_key));
  if (unopened.length > 0) throw new Refusal('papersUnopened', { params: { names: unopened.map(({ name }) => name).join(', ') } });
}
