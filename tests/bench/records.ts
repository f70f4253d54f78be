/**
 * Records of money with 1,000 and with a million of them (PERF-14): pages, filters, words and the first byte
 * of an export, each call through the dispatcher with its session and permission. Both sizes take turns; medians are answered.
 */
import type { Readable } from 'node:stream';
import { rowsOf } from '@bankside/bank/domain/records/statements.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median } from './lib/http-load.ts';

export type RecordFigures = {
  readonly engine: string;
  readonly subject: string;
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
};

/** 2,000 names, of which each has its share; one record in 500 waits, one in 100 failed; CJK names among them. */
const insert = (company_id: string, from: number, to: number) => `
  insert into transactions (company_id, transaction_id, number, date, kind, type, transfer_type, amount, currency, status, counterparty, reference)
  select '${company_id}', gen_random_uuid(), 'T-' || n, timestamptz '2025-11-18 01:00Z' - n * interval '30 seconds', 'fiat',
    case when n % 10 = 0 then 'deposit' when n % 1000 = 7 then 'refund' else 'transfer' end, case when n % 10 = 0 then '' else 'payee' end,
    -1 - n, (array['USD', 'SGD', 'GBP', 'USD', 'HKD'])[1 + n % 5],
    case when n % 500 = 3 then 'pending_approval' when n % 100 = 1 then 'failed' else 'success' end,
    case when n % 9 = 0 then '深圳南山' || chr(20000 + n % 2000) || '贸易有限公司' else 'Supplier ' || to_hex(n % 2000 * 7919) || ' Trading Ltd' end, 'Invoice ' || n
  from generate_series(${from}, ${to}) n`;

export async function filled(store: Store, rows: number): Promise<{ test: TestBank; as: { token: string; userid: string } }> {
  const test = await testBank({}, store);
  const { company_id, people } = await test.fresh();
  const made = `select indexdef from pg_indexes where indexname = 'transactions_search'`;
  const found = await rowsOf<{ indexdef: string }>(store.db.execute(made));
  await store.db.execute('drop index transactions_search'); // made once at the end, it is quicker
  for (let from = 1; from <= rows; from += 50_000) await store.db.execute(insert(company_id, from, Math.min(rows, from + 49_999)));
  await store.db.execute(found[0]?.indexdef ?? '');
  await store.db.execute('vacuum analyze transactions');
  return { test, as: people[0] };
}

const page = { page_size: 14 };
const name = `Supplier ${(500 * 7919).toString(16)}`;
const filters: Readonly<Record<string, object>> = {
  'first page': {},
  'by status': { status: ['pending_approval'] },
  'by type': { type: ['refund'] },
  'by currency and days': { currency: ['GBP'], date_from: '2025-11-01', date_to: '2025-11-18' },
  'by a name': { keyword: name },
  'by a name in CJK': { keyword: '南山亂' },
  'by a word that most have': { keyword: 'trading' },
  'by a word that none has': { keyword: 'nobody' },
};

type Side = Awaited<ReturnType<typeof filled>>;
async function firstByte({ test, as }: Side): Promise<void> {
  const answer = await test.dispatch(
    '/transaction/download',
    { format: 'csv' },
    { ...as, language: 'en', device: 'web', address: '10.0.0.1', origin: '', requestId: 'bench', key: '' },
  );
  if (answer?.kind !== 'file' || !('stream' in answer.file)) throw new Error('no stream came');
  const stream: Readable = answer.file.stream;
  await new Promise((resolve, reject) => stream.once('data', resolve).once('error', reject));
  stream.destroy();
}

const subjects: Readonly<Record<string, (side: Side) => Promise<unknown>>> = {
  ...Object.fromEntries(
    Object.entries(filters).map(([subject, filter]) => [
      subject,
      ({ test, as }: Side) => test.ask('/transaction/record', { ...filter, ...page }, { as }),
    ]),
  ),
  'first byte of an export': firstByte,
};

async function compare(engine: string, few: Side, many: Side, rounds: number): Promise<RecordFigures[]> {
  const figures: RecordFigures[] = [];
  for (const [subject, work] of Object.entries(subjects)) {
    const taken = { few: [] as number[], many: [] as number[] };
    for (let round = -2; round < rounds; round++)
      for (const [side, times] of [
        [few, taken.few],
        [many, taken.many],
      ] as const) {
        const start = performance.now();
        await work(side);
        if (round >= 0) times.push(performance.now() - start);
      }
    const [small, large] = [median(taken.few), median(taken.many)];
    figures.push({ engine, subject, few: small, many: large, ratio: large / small });
  }
  return figures;
}

export async function recordFigures(rounds = 15, millions = 1_000_000): Promise<RecordFigures[]> {
  const programs = postgresPrograms();
  if (!programs) return [];
  const postgres = await startPostgres(programs);
  const stores: Store[] = [];
  const open = async (database: string) => {
    const store = await openStore({ url: postgres.url.replace('/postgres?', `/${database}?`), poolSize: 4 });
    stores.push(store);
    return store;
  };
  try {
    const large = await open('postgres');
    await large.db.execute('create database few');
    const few = await filled(await open('few'), 1000);
    return await compare('PostgreSQL', few, await filled(large, millions), rounds);
  } finally {
    for (const store of stores) await store.close();
    await postgres.stop();
  }
}
