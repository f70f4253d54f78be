/**
 * What a page's first calls are measured against (PERF-12): fastify, zod, and one select by an index, of one row, or of twenty as wide as
 * a transaction's, on the same kind of database. DATABASE_URL is PostgreSQL, otherwise PGlite in memory. Says `{ ready }` to the
 * process that started it.
 */
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';

type Query = (text: string, id: number) => Promise<object[]>;
const rows = 20_000;
const fields = Array.from({ length: 20 }, (_, at) => `field_${at}`);
const tables = `create table if not exists plain_rows (id int primary key, owner text not null, amount text not null);
insert into plain_rows select n, 'owner ' || n, (n * 100)::text from generate_series(1, ${rows}) n on conflict do nothing;
create table if not exists plain_records (id int primary key, ${fields.map((name) => `${name} text not null`).join(', ')});
insert into plain_records select n, ${fields.map((name) => `'${name} of ' || n`).join(', ')} from generate_series(1, ${rows}) n on conflict do nothing;`;
const row = 'select id, owner, amount from plain_rows where id = $1';
const list = `select id, ${fields.join(', ')} from plain_records where id >= $1 order by id limit 20`;

async function open(url: string | undefined): Promise<Query> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    await pool.query(tables);
    return async (text, id) => (await pool.query<object>(text, [id])).rows;
  }
  const lite = await PGlite.create();
  await lite.exec(tables);
  return async (text, id) => (await lite.query<object>(text, [id])).rows;
}

const In = z.object({ id: z.int() });
const Row = z.object({ id: z.int(), owner: z.string(), amount: z.string() });
const List = z.array(z.object({ id: z.int(), ...Object.fromEntries(fields.map((name) => [name, z.string()])) }));

const query = await open(process.env['DATABASE_URL']);
const app = fastify();
app.post('/row', async (request) => Row.parse((await query(row, In.parse(request.body).id))[0]));
app.post('/list', async (request) => List.parse(await query(list, In.parse(request.body).id)));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.({ ready: true });
process.on('disconnect', () => process.exit(0));
