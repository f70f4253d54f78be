import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT>;
