/** The four lifecycles of cards as something that can be tried: a row in any state, what a try could change, and the code that moves it. */
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import type { Actor, Lifecycle } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { eq, sql, type SQL } from 'drizzle-orm';
import { lockFee, moveFee } from '../../domain/annual-fees/fees.ts';
import { moveTopUp } from '../../domain/card-money/top-up-steps.ts';
import { applicationOf } from '../../domain/cards/applications.ts';
import { correct } from '../../domain/cards/verification.ts';
import { cardOf, moveCard } from '../../domain/issued-cards/cards.ts';
import { topUps } from '../../store/card-money-schema.ts';
import type { Db, Store } from '../../store/store.ts';
import { approvedApplication, issuedCard } from './issued-card.ts';
import { holder, topUp } from './sample-cards.ts';
import { cardWithFee } from './sample-fees.ts';
import type { TestBank } from '../test-bank.ts';

export type Subject = {
  /** The row in this state, made for this try or used again. Answers its key. */
  readonly put: (state: string) => Promise<string>;
  /** Whatever a refused try could have changed. */
  readonly read: (key: string) => Promise<{ readonly status: string }>;
  /** In a transaction of its own, or in `inside`. */
  readonly move: (key: string, event: string, actor: Actor, inside?: Db) => Promise<unknown>;
  /** Many refused tries in one transaction, which is quicker and is committed. Absent: each is a call. */
  readonly atOnce?: (work: (db: Db) => Promise<void>) => Promise<void>;
  readonly actors: readonly Actor[];
};
type Row = Record<string, string> & { readonly status: string };

const within = (store: Store, inside: Db | undefined, work: (db: Db) => Promise<unknown>) => (inside ? work(inside) : store.tx(work));

export const wireOf = (table: Lifecycle, state: string) => String(table.states[state]?.wire);

/** One row, and how many lines of history it has. */
async function rowOf(db: Db, query: SQL): Promise<Row> {
  const { rows } = await (db.execute(query) as unknown as Promise<{ rows: Row[] }>);
  if (!rows[0]) throw new Error('no such row');
  return rows[0];
}

export const cardTries = async (test: TestBank): Promise<Subject> => {
  const { company_id } = await test.fresh();
  const { store, clock } = test.bank;
  return {
    actors: ['client', 'user', 'bank', 'system'],
    put: async (state) => (await issuedCard(test, company_id, { status: wireOf(card, state), status_before: 'active' })).card_id,
    read: (id) =>
      rowOf(
        store.db,
        sql`select status, version, (select count(*) from card_events e where e.card_id = c.card_id) from cards c where card_id = ${id}`,
      ),
    atOnce: (work) => store.tx(work),
    move: (card_id, event, actor, inside) =>
      within(store, inside, async (db) => {
        const row = await cardOf(db, { company_id, card_id }, true);
        if (row) await moveCard(test.bank, db, row, { event: event as never, by: { actor: actor as 'client' }, now: clock.now() });
      }),
  };
};

/** Each by the real way into its state, for its money moves with it. */
export const topUpTries = async (test: TestBank): Promise<Subject> => {
  const own = await holder(test);
  const { store, clock } = test.bank;
  const read = (id: string) =>
    rowOf(
      store.db,
      sql`select u.status, u.version, t.status as record, h.state as hold, (select sum(book)::text from accounts a where a.company_id = u.company_id and kind = 'client') as books
        from top_ups u join transactions t using (company_id, transaction_id) join holds h on h.company_id = u.company_id and h.hold_id = u.hold_id where top_up_id = ${id}`,
    );
  const move = (id: string, event: string, actor: Actor, inside?: Db) =>
    within(store, inside, async (db) => {
      const [row] = await db.select().from(topUps).where(eq(topUps.top_up_id, id)).for('update');
      if (row)
        await moveTopUp(test.bank, db, row, { event: event as never, by: { actor: actor as 'client' }, now: clock.now(), reason: '' });
    });
  const ways: Readonly<Record<string, readonly (readonly [string, Actor])[]>> = {
    processing: [],
    success: [['confirm', 'system']],
    retry: [['fail', 'system']],
    cancelled: [
      ['fail', 'system'],
      ['cancel', 'client'],
    ],
    refunded: [
      ['confirm', 'system'],
      ['reverse', 'system'],
    ],
  };
  return {
    actors: ['client', 'bank', 'system'],
    put: async (state) => {
      const { id } = await topUp(test, own.main, { card_id: own.card_id, amount: '30' });
      await store.db.execute(sql`delete from card_loads where top_up_id = ${id}`); // nobody but the table moves it
      for (const [event, actor] of ways[state] ?? []) await move(id, event, actor);
      return id;
    },
    atOnce: (work) => store.tx(work),
    read,
    move,
  };
};

export const feeTries = async (test: TestBank): Promise<Subject> => {
  const { store, clock } = test.bank;
  const company = await test.fresh();
  const { fee } = await cardWithFee(test, company);
  const { company_id, fee_id } = fee;
  return {
    actors: ['client', 'user', 'bank', 'system'],
    put: async (state) => {
      await store.db.execute(sql`update annual_fees set status = ${wireOf(annualFee, state)} where fee_id = ${fee_id}`);
      return fee_id;
    },
    read: (id) =>
      rowOf(
        store.db,
        sql`select status, version, (select count(*) from annual_fee_events e where e.fee_id = f.fee_id) from annual_fees f where fee_id = ${id}`,
      ),
    atOnce: (work) => store.tx(work),
    move: (_key, event, actor, inside) =>
      within(store, inside, async (db) => {
        const locked = await lockFee(db, company_id, fee_id);
        await moveFee(db, locked.fee, { event: event as never, by: { actor: actor as 'client' }, now: clock.now() });
      }),
  };
};

/** The bank decides by staff's call, a company corrects a section; nobody else has a way. */
export const verificationTries = async (test: TestBank): Promise<Subject> => {
  const { store, clock } = test.bank;
  const staff = await test.as('staff@bankside.example');
  const { company_id, people } = await test.fresh();
  const { application_id } = await approvedApplication(test, company_id, { status: 'valid' });
  const decide = async (accept: boolean) => {
    const { version } = await rowOf(store.db, sql`select status, version from card_applications where application_id = ${application_id}`);
    const input = {
      company_id,
      id: application_id,
      version: Number(version),
      accept,
      ...(accept ? {} : { reason: 'The picture is too dark' }),
    };
    const refusal = await test.refusal('/admin/card/verify', input, { as: staff });
    if (refusal !== 'success') throw new Error(refusal);
  };
  return {
    actors: ['bank', 'client'],
    put: async (state) => {
      await store.db.execute(
        sql`update card_applications set verification_status = ${wireOf(verification, state)} where application_id = ${application_id}`,
      );
      return application_id;
    },
    read: (id) => rowOf(store.db, sql`select verification_status as status, version from card_applications where application_id = ${id}`),
    move: async (_key, event, actor) => {
      if (actor === 'bank' && event !== 'correct') return decide(event === 'accept');
      if (actor !== 'client' || event !== 'correct') throw new Error('wrongState: there is no such call');
      return store.tx(async (db) => {
        const row = await applicationOf(db, { company_id, application_id }, true);
        if (row) await correct(test.bank, db, row, { section: 'member', form: row.form, by: people[0].userid, now: clock.now() });
      });
    },
  };
};
