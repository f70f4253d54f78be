/** A company with 50 cards and one with 5,000, in databases of their own that take turns: pages, search and filters of /card/record (CRD-01). */
import { rowsOf } from '@bankside/bank/domain/records/statements.ts';
import { openStore, type Store, type StoreAt } from '@bankside/bank/store/store.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { median } from './lib/http-load.ts';

export type CardListFigures = {
  readonly engine: string;
  readonly subject: string;
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
};
type Side = { readonly test: TestBank; readonly as: { readonly token: string; readonly userid: string }; readonly last: number };
const page_size = 14;

/** Each with its application, its account and its fee; one in three is blocked, so that both companies fill a page with them. */
const insert = (company_id: string, rows: number) => [
  `insert into card_applications (company_id, application_id, application_no, view_token_hash, status, verification_status, source, applicant_type, holder_name, username, email, form, created_at, updated_at)
   select '${company_id}', md5('application ' || n)::uuid, 'CA-' || n, 'hash ' || n, 'valid', 'approved', 'portal', 'director', 'Holder ' || to_hex(n * 7919), 'user' || n, 'user' || n || '@holders.example',
     jsonb_build_object('id_number', 'A' || n, 'address', repeat('Marina Boulevard ', 20)), now(), now() from generate_series(1, ${rows}) n`,
  `insert into cards (company_id, card_id, application_id, holder_name, name_on_card, tier, card_class, status, last4, kit_number, expiry, limits, created_at, updated_at)
   select '${company_id}', md5('card ' || n)::uuid, md5('application ' || n)::uuid, 'Holder ' || to_hex(n * 7919), 'HOLDER', 'premier', 'visa',
     case when n % 3 = 1 then 'blocked_by_client' else 'active' end, lpad((n % 10000)::text, 4, '0'), 'KIT' || lpad(n::text, 8, '0'), '2029-11',
     '{"per_purchase":null,"per_day":null,"per_month":null,"online":true,"atm":true,"abroad":true}', now(), timestamptz '2025-11-18 01:00Z' - n * interval '1 minute' from generate_series(1, ${rows}) n`,
  `insert into accounts (company_id, account_id, currency, kind) select company_id, 'card:' || card_id, 'USD', 'card' from cards where company_id = '${company_id}'`,
  `insert into annual_fees (company_id, fee_id, card_id, period_from, due_date, fee, status, created_at, updated_at)
   select company_id, md5('fee ' || card_id)::uuid, card_id, '2026-11-18', '2026-11-18', 6000, 'unpaid', now(), now() from cards where company_id = '${company_id}'`,
];

async function filled(store: Store, rows: number): Promise<Side> {
  const test = await testBank({}, store);
  const { company_id, people } = await test.fresh();
  for (const statement of insert(company_id, rows)) await store.db.execute(statement);
  await store.db.execute('vacuum analyze');
  const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(store.db.execute('select count(*)::int as n from cards'));
  if (n !== rows) throw new Error(`${n} cards of ${rows}`);
  return { test, as: people[0], last: Math.ceil(rows / page_size) };
}

const subjects: Readonly<Record<string, (side: Side) => object>> = {
  'first page': () => ({}),
  'last page': ({ last }) => ({ page: last }),
  'by status': () => ({ status: 'blocked_by_client' }),
  'by a holder': () => ({ keyword: `Holder ${(20 * 7919).toString(16)}` }),
  'by the last four digits': () => ({ keyword: '0042' }),
  'by a kit number': () => ({ keyword: 'KIT-00000033' }),
  'by a word that all have': () => ({ keyword: 'holder' }),
  'by a word that none has': () => ({ keyword: 'nobody' }),
};

async function compare(engine: string, few: Side, many: Side, rounds: number): Promise<CardListFigures[]> {
  const figures: CardListFigures[] = [];
  for (const [subject, inputOf] of Object.entries(subjects)) {
    const taken = { few: [] as number[], many: [] as number[] };
    for (let round = -3; round < rounds; round++)
      for (const [side, times] of [
        [few, taken.few],
        [many, taken.many],
      ] as const) {
        const start = performance.now();
        await side.test.ask('/card/record', { tab: 'cards', page_size, ...inputOf(side) }, { as: side.as });
        if (round >= 0) times.push(performance.now() - start);
      }
    const [small, large] = [median(taken.few), median(taken.many)];
    figures.push({ engine, subject, few: small, many: large, ratio: large / small });
  }
  return figures;
}

/** On PGlite and, where there is one, on PostgreSQL. */
export async function cardListFigures(rounds = 25): Promise<CardListFigures[]> {
  const programs = postgresPrograms();
  const postgres = programs ? await startPostgres(programs) : null;
  const figures: CardListFigures[] = [];
  const measure = async (engine: string, places: readonly [StoreAt, StoreAt]) => {
    const stores = [await openStore(places[0]), await openStore(places[1])] as const;
    figures.push(...(await compare(engine, await filled(stores[0], 50), await filled(stores[1], 5000), rounds)));
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
