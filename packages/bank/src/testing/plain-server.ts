/**
 * What dashboard/home is measured against (PERF-12): fastify, zod, and one select by an index, on the same
 * kind of database. DATABASE_URL is PostgreSQL, otherwise PGlite in memory. Says `{ ready }` to the process that started it.
 */
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';

type Row = { readonly id: number; readonly owner: string; readonly amount: string };
type Query = (id: number) => Promise<Row | undefined>;
const rows = 20_000;
const table = `create table if not exists plain_rows (id int primary key, owner text not null, amount text not null);
insert into plain_rows select n, 'owner ' || n, (n * 100)::text from generate_series(1, ${rows}) n on conflict do nothing;`;
const select = 'select id, owner, amount from plain_rows where id = $1';

async function open(url: string | undefined): Promise<Query> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    await pool.query(table);
    return async (id) => (await pool.query<Row>(select, [id])).rows[0];
  }
  const lite = await PGlite.create();
  await lite.exec(table);
  return async (id) => (await lite.query<Row>(select, [id])).rows[0];
}

const In = z.object({ id: z.int() });
const Out = z.object({ id: z.int(), owner: z.string(), amount: z.string() });

const query = await open(process.env['DATABASE_URL']);
const app = fastify();
app.post('/row', async (request) => Out.parse(await query(In.parse(request.body).id)));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.({ ready: true });
process.on('disconnect', () => process.exit(0));
