/** What PGlite keeps parsed and planned, and that it answers as without it. */
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPreparedStatements } from './prepared-statements.ts';

let lite: PGlite;
let plain: PGlite;
beforeAll(async () => {
  [plain, lite] = [await PGlite.create(), withPreparedStatements(await PGlite.create())];
  for (const each of [plain, lite])
    await each.exec('create table notes (id int primary key, at timestamptz, words jsonb, tags text[], file bytea)');
});
afterAll(() => Promise.all([plain.close(), lite.close()]));

const prepared = async (text: string) =>
  (
    await lite.query<{ uses: number }>('select generic_plans + custom_plans as uses from pg_prepared_statements where statement = $1', [
      text,
    ])
  ).rows;

it('answers of each kind are the same, at every time', async () => {
  const written = 'insert into notes values ($1, $2, $3, $4, $5) on conflict (id) do update set words = excluded.words returning *';
  const values = [1, new Date('2025-11-18T01:46:00Z'), { a: ['é', 1] }, ['x', 'y,z'], new Uint8Array([0, 255])];
  const read = 'select at, words, tags, file, null as nothing, id * $1::bigint as product from notes where id = $2 or $3::text is null';
  for (let time = 0; time < 4; time++) {
    expect(await lite.query(written, values)).toEqual(await plain.query(written, values));
    for (const rowMode of ['array', 'object'] as const)
      expect(await lite.query(read, [2n, 1, null], { rowMode })).toEqual(await plain.query(read, [2n, 1, null], { rowMode }));
  }
  expect(await prepared(read)).toHaveLength(1);
  const noRows = 'update notes set words = $1 where id = 2';
  for (let time = 0; time < 3; time++) expect(await lite.query(noRows, [{}])).toEqual(await plain.query(noRows, [{}]));
});

it('a statement that fails is one that can be asked again, in a transaction and outside', async () => {
  const text = 'select id from notes where id = $1::text::int';
  for (let time = 0; time < 3; time++) {
    await expect(lite.query(text, ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await lite.query(text, ['1'])).rows).toEqual([{ id: 1 }]);
    const aborted = lite.transaction(async (tx) => {
      await expect(tx.query(text, ['x'])).rejects.toMatchObject({ code: '22P02' });
      await tx.query(text, ['1']);
    });
    await expect(aborted).rejects.toMatchObject({ code: '25P02' });
  }
});

it('what a transaction writes is gone when it fails, and no statement follows its end', async () => {
  const text = 'update notes set tags = $1 where id = 1';
  for (let time = 0; time < 3; time++) {
    let late: (() => Promise<unknown>) | undefined;
    const failed = lite.transaction(async (tx) => {
      late = () => tx.query(text, [['late']]);
      await tx.query(text, [['gone']]);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await expect(late?.()).rejects.toThrow('closed');
  }
  expect((await lite.query('select tags from notes where id = 1')).rows).toEqual([{ tags: ['x', 'y,z'] }]);
});

it('a table that has changed is read after one fault', async () => {
  const text = 'select * from notes where id = $1';
  for (let time = 0; time < 3; time++) await lite.query(text, [1]);
  await lite.exec('alter table notes add column more int default 7');
  await expect(lite.query(text, [1])).rejects.toThrow('cached plan');
  expect((await lite.query(text, [1])).rows).toMatchObject([{ more: 7 }]);
});

it('a plan is made anew now and then, as tables grow', async () => {
  const text = 'select count(*) from notes where id > $1';
  for (let time = 0; time < 520; time++) await lite.query(text, [0]);
  const [kept] = await prepared(text);
  expect(Number(kept?.uses)).toBeLessThan(100);
});

it('has names of its own, however many another database has given', async () => {
  for (let nth = 0; nth < 450; nth++) for (let time = 0; time < 2; time++) await lite.query(`select ${nth} from notes where id = $1`, [0]);
  const other = withPreparedStatements(await PGlite.create());
  const text = 'select $1::int as one';
  for (let time = 0; time < 3; time++) await other.query(text, [1]);
  const kept = await other.query('select name from pg_prepared_statements where statement = $1', [text]);
  await other.close();
  expect(kept.rows).toHaveLength(1);
});
