/**
 * Books whose tables another version made are not opened. Before the first release migrations are written anew, not added
 * (scripts/migrations.mjs), and the migrator, which looks at their times alone, would open such books all the same.
 */
import { readMigrationFiles } from 'drizzle-orm/migrator';

export class OtherTables extends Error {
  constructor(place: string) {
    super(
      `The books in ${place} were made by another version of the bank and cannot be opened by this one. ` +
        'Put them aside, or keep new ones elsewhere: BANK_DATA=.data-2 npm start',
    );
  }
}

type Query = (text: string) => Promise<readonly object[]>;

/** Throws OtherTables unless what was applied so far is where this version's migrations begin. */
export async function demandOurTables(query: Query, migrationsFolder: string, place: string): Promise<void> {
  const [made] = await query("select to_regclass('drizzle.__drizzle_migrations')::text as name");
  if (!made || !('name' in made) || made.name === null) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await query('select hash from drizzle.__drizzle_migrations order by id');
  if (applied.some((row, at) => !('hash' in row) || row.hash !== known[at])) throw new OtherTables(place);
}
