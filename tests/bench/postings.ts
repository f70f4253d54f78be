/**
 * Postings per second through the ledger against two measures: one row inserted and committed, which is the floor of any
 * write, and the same posting as five statements of a transaction. All take turns in each round, medians are answered.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { testNow as at } from '@bankside/bank/ledger/fresh-company.ts';
import { post } from '@bankside/bank/ledger/ledger.ts';
import { moneyIn } from '@bankside/bank/ledger/lines.ts';
import { type Db, openStore, type Store, type StoreAt } from '@bankside/bank/store/store.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';

export type PostingFigures = {
  readonly engine: 'PostgreSQL' | 'PGlite on disk, synced';
  readonly clients: number;
  /** Per second, medians. `posting` spreads over many companies, `hot` moves the same two accounts every time. */
  readonly perSecond: { readonly row: number; readonly posting: number; readonly hot: number; readonly fiveStatements: number };
  /** Targets for PostgreSQL (PERF-13): at least 0.5, 1.5 and 0.3. */
  readonly ratios: { readonly toRow: number; readonly toFiveStatements: number; readonly hotToSpread: number };
};
export type PostingOptions = { readonly rounds?: number; readonly turnMs?: number; readonly clients?: readonly number[] };

/** Half of the accounts that the spread postings use. */
const companies = 500;
type Subject = (db: Db, company_id: string) => Promise<unknown>;

/** Both engines; PostgreSQL is left out where it is not installed. */
export async function postingFigures(options: PostingOptions = {}): Promise<PostingFigures[]> {
  const figures: PostingFigures[] = [];
  const folder = mkdtempSync(`${tmpdir()}/bankside-bench-`);
  try {
    figures.push(...(await measure('PGlite on disk, synced', { folder }, options)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const programs = postgresPrograms();
  if (!programs) return figures;
  const postgres = await startPostgres(programs);
  try {
    figures.push(...(await measure('PostgreSQL', { url: postgres.url, poolSize: 16 }, options)));
  } finally {
    await postgres.stop();
  }
  return figures;
}

async function measure(
  engine: PostingFigures['engine'],
  where: StoreAt,
  { rounds = 7, turnMs = 1000, clients = [1, 16] }: PostingOptions,
): Promise<PostingFigures[]> {
  const store = await openStore(where);
  try {
    await prepareFiveStatements(store);
    const many = await openCompanies(store);
    const figures = [];
    for (const count of clients) figures.push(await compare(store, engine, count, many, rounds, turnMs));
    const wrong = (await auditBooks(store)).filter(({ ok }) => !ok);
    if (wrong.length > 0) throw new Error(`the bench broke the books: ${JSON.stringify(wrong)}`);
    return figures;
  } finally {
    await store.close();
  }
}

/** Companies with the two accounts that the bench moves, in the ledger and in the tables of the five statements. */
async function openCompanies(store: Store): Promise<string[]> {
  const ids = Array.from({ length: companies }, () => randomUUID());
  const rows = (row: (id: string) => string) => ids.map(row).join(', ');
  await store.db.execute(`insert into companies (company_id, project_name, account_number, reference, approve_status, kyc_status, opened_on)
    values ${rows((id) => `('${id}', 'Bench', '${id}', '${id}', 3, 4, now())`)}`);
  await store.db.execute(`insert into accounts (company_id, account_id, currency, kind)
    values ${rows((id) => `('${id}', 'clearing:USD', 'USD', 'clearing'), ('${id}', 'client:USD', 'USD', 'client')`)}`);
  await store.db.execute(
    `insert into bench_accounts values ${rows((id) => `('${id}', 'clearing', 'USD', 0), ('${id}', 'client', 'USD', 0)`)}`,
  );
  await store.db.execute('analyze');
  return ids;
}

const insertRow: Subject = (db, company_id) =>
  db.execute(`insert into bench_rows values ('${randomUUID()}', '${company_id}', 100, 'posting', now())`);
const posting: Subject = (db, company_id) => post(db, { company_id, kind: 'deposit', lines: [moneyIn('USD', 100n)], at });

async function compare(
  store: Store,
  engine: PostingFigures['engine'],
  clients: number,
  many: readonly string[],
  rounds: number,
  turnMs: number,
): Promise<PostingFigures> {
  const [hotOne = ''] = many;
  const any = () => many[Math.floor(Math.random() * many.length)] ?? hotOne;
  const subjects = {
    row: () => insertRow(store.db, any()),
    posting: () => posting(store.db, any()),
    hot: () => posting(store.db, hotOne),
    fiveStatements: () => store.tx((db) => fiveStatements(db, any())),
  };
  const names = Object.keys(subjects) as (keyof typeof subjects)[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (const name of names) await turn(subjects[name], clients, turnMs / 4); // warm-up
  for (let round = 0; round < rounds; round++) for (const name of names) rates.get(name)?.push(await turn(subjects[name], clients, turnMs));
  const [row = 0, spread = 0, hot = 0, five = 0] = names.map((name) => median(rates.get(name) ?? []));
  return {
    engine,
    clients,
    perSecond: { row, posting: spread, hot, fiveStatements: five },
    ratios: { toRow: spread / row, toFiveStatements: spread / five, hotToSpread: hot / spread },
  };
}

/** Turns per second of `clients` loops at once. */
async function turn(work: () => Promise<unknown>, clients: number, ms: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - start < ms) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The usual way: the same guarantees (unique key, no overdraft, no mixed currency, running balances), the arithmetic in five round trips between begin and commit. */
async function prepareFiveStatements(store: Store): Promise<void> {
  for (const statement of [
    'create table bench_rows (id uuid primary key, company_id uuid, amount numeric, kind text, at timestamptz)',
    'create table bench_journals (company_id uuid, journal_id uuid, key text, at timestamptz, primary key (company_id, journal_id), unique (company_id, key))',
    `create table bench_accounts (company_id uuid, account_id text, currency text, book numeric not null check (account_id <> 'client' or book >= 0),
      primary key (company_id, account_id), unique (company_id, account_id, currency))`,
    `create table bench_transfers (company_id uuid, journal_id uuid, debit text, credit text, currency text, amount numeric, debit_balance numeric, credit_balance numeric, at timestamptz,
      primary key (company_id, journal_id), foreign key (company_id, journal_id) references bench_journals,
      foreign key (company_id, debit, currency) references bench_accounts (company_id, account_id, currency),
      foreign key (company_id, credit, currency) references bench_accounts (company_id, account_id, currency))`,
    'create index on bench_transfers (company_id, at)',
  ])
    await store.db.execute(statement);
}

async function fiveStatements(db: Db, company_id: string): Promise<void> {
  const id = randomUUID();
  const change = async (account: string, amount: number) => {
    const set = `update bench_accounts set book = book + ${amount} where company_id = '${company_id}' and account_id = '${account}' returning book`;
    return (await (db.execute(set) as unknown as Promise<{ rows: { book: string }[] }>)).rows[0]?.book ?? '0';
  };
  await db.execute(`insert into bench_journals values ('${company_id}', '${id}', '${id}', now())`);
  await db.execute(
    `select 1 from bench_accounts where company_id = '${company_id}' and account_id in ('clearing', 'client') order by account_id for no key update`,
  );
  const [debit, credit] = [await change('clearing', -100), await change('client', 100)];
  await db.execute(
    `insert into bench_transfers values ('${company_id}', '${id}', 'clearing', 'client', 'USD', 100, ${debit}, ${credit}, now())`,
  );
}
