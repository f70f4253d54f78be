/** A company with 1,000 acts in its log and one with 100,000, in databases of their own that take turns: pages, filters, search, files (ACT-06 to ACT-08). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { rowsOf } from '@bankside/bank/domain/records/statements.ts';
import { openStore, type Store, type StoreAt } from '@bankside/bank/store/store.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median } from './lib/http-load.ts';

export type ActivityFigures = {
  readonly engine: string;
  readonly subject: string;
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
};
type Side = { readonly test: TestBank; readonly as: { readonly token: string; readonly userid: string }; readonly ann: string };
type Filter = InOf<'/activity/list'>;
const [few, many] = [1_000, 100_000];

/** A line a minute: two people by turns, one in ten refused, from twenty networks and a thousand of phones. */
const insert = (company_id: string, people: readonly string[], rows: number) => `
  insert into audit_lines (company_id, seq, at, actor, action, subject, address, browser, request_id, refusal, previous_hash, hash)
  select '${company_id}', n, timestamptz '2026-11-24 01:00Z' - (${rows} - n) * interval '1 minute',
    case when n % 5 = 0 then '${people[1]}' else '${people[0]}' end,
    (array['account.signIn', 'transfer.create', 'payee.add', 'card.block', 'activity.export'])[n % 5 + 1], 'transaction:' || md5(n::text)::uuid,
    case when n % 4 = 0 then '100.64.' || n % 5 || '.' || n % 200 else '203.0.113.' || n % 20 end, (array['Chrome, Windows', 'Safari, iPhone'])[n % 2 + 1],
    'r' || n, case when n % 10 = 3 then 'noPermission' else '' end, '', md5(n::text) from generate_series(100, ${rows + 99}) n`;

async function filled(store: Store, rows: number): Promise<Side> {
  const test = await testBank({}, store);
  const { company_id, people } = await test.fresh({ users: [{ full_name: 'Ann Brown' }] });
  await store.db.execute(
    insert(
      company_id,
      people.map(({ userid }) => userid),
      rows,
    ),
  );
  await store.db.execute(`update audit_heads set seq = ${rows + 1000} where company_id = '${company_id}'`);
  await store.db.execute('vacuum analyze');
  const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(store.db.execute('select count(*)::int as n from audit_lines'));
  if (n < rows) throw new Error(`${n} lines of ${rows}`);
  return { test, as: people[0], ann: people[1]?.userid ?? '' };
}

const subjects: Readonly<Record<string, (side: Side) => Filter>> = {
  'first page': () => ({}),
  'by a person': ({ ann }) => ({ person: ann }),
  'by kind': () => ({ kind: 'payments' }),
  'refused only': () => ({ result: 'refused' }),
  'of one day': () => ({ from: '2026-11-24', to: '2026-11-24' }),
  'by an act': () => ({ keyword: 'Blocked' }),
  'by a name': () => ({ keyword: 'Ann Brown' }),
  'by a network address': () => ({ keyword: '100.64.3.8' }),
  'by a browser': () => ({ keyword: 'iPhone' }),
  'by a word that none has': () => ({ keyword: 'nobody' }),
};

async function took(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function compare(engine: string, [small, large]: readonly [Side, Side], rounds: number): Promise<ActivityFigures[]> {
  const ways: Record<string, (side: Side) => Promise<unknown>> = Object.fromEntries(
    Object.entries(subjects).map(([subject, of]) => [subject, (side: Side) => side.test.ask('/activity/list', of(side), { as: side.as })]),
  );
  ways['next page'] = (side) => side.test.ask('/activity/list', { cursor: '700' }, { as: side.as });
  ways['first piece of a file'] = firstPiece;
  const figures: ActivityFigures[] = [];
  for (const [subject, way] of Object.entries(ways)) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = -2; round < rounds; round++) {
      const pair = { few: await took(() => way(small)), many: await took(() => way(large)) };
      if (round >= 0) for (const side of ['few', 'many'] as const) times[side].push(pair[side]);
    }
    const [one, other] = [median(times.few), median(times.many)];
    figures.push({ engine, subject, few: one, many: other, ratio: other / one });
  }
  return figures;
}

/** Until its first rows are there; the rest comes in pieces of as many lines. */
async function firstPiece({ test, as }: Side): Promise<void> {
  const asked = { ...as, language: 'en', device: 'web', address: '203.0.113.1', agent: '', origin: '', version: '', key: '' } as const;
  const answer = await test.dispatch('/activity/download', { format: 'csv' }, { ...asked, requestId: 'activity bench' });
  if (answer?.kind !== 'file' || !('stream' in answer.file)) throw new Error('no stream came');
  let pieces = 0;
  for await (const _ of answer.file.stream) if (++pieces === 2) break;
  if (pieces < 2) throw new Error('the file has no rows');
}

/** On PGlite and, where there is one, on PostgreSQL. */
export async function activityFigures(rounds = 15): Promise<ActivityFigures[]> {
  const programs = postgresPrograms();
  const postgres = programs ? await startPostgres(programs) : null;
  const figures: ActivityFigures[] = [];
  const measure = async (engine: string, places: readonly [StoreAt, StoreAt]) => {
    const stores = [await openStore(places[0]), await openStore(places[1])] as const;
    figures.push(...(await compare(engine, [await filled(stores[0], few), await filled(stores[1], many)], rounds)));
    for (const store of stores) await store.close();
  };
  try {
    await measure('PGlite', [{ memory: true }, { memory: true }]);
    if (postgres) {
      const first = await openStore({ url: postgres.url });
      await first.db.execute('create database few');
      await first.close();
      await measure('PostgreSQL', [{ url: postgres.url.replace('/postgres?', '/few?') }, { url: postgres.url }]);
    }
    return figures;
  } finally {
    await postgres?.stop();
  }
}
