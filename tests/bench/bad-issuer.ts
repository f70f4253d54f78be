/**
 * An hour of the bank's clock with a card issuer that is down, slow, failing, forgetful, repeating and shuffling, under a steady load of
 * top-ups, payments and blocks (CRD-42, CRD-43). Issuer and events go over real HTTP; time is compressed, timeouts with it. SEED repeats a run.
 */
import { chanceOf } from '@bankside/bank/demo/chance.ts';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { testNow } from '@bankside/bank/ledger/fresh-company.ts';
import { seedRates } from '@bankside/bank/seed/rates.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { askOver } from '@bankside/bank/testing/cards/dying-bank.ts';
import { issuerLine } from '@bankside/bank/testing/cards/issuer-line.ts';
import { buy, cardJobs, differences, openWork } from '@bankside/bank/testing/cards/jobs.ts';
import { jobLoops, listenForEvents, pushLoop } from '@bankside/bank/testing/cards/living-bank.ts';
import { activeCard, type InHand } from '@bankside/bank/testing/cards/issued-card.ts';
import { cardMoneyPolicy, priceTopUp, sendTopUp } from '@bankside/bank/testing/cards/sample-cards.ts';
import { testBank, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { rowsOf } from '@bankside/bank/domain/records/statements.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';

/** Seconds of the bank's clock in one real second. */
const factor = Number(process.env['FACTOR'] ?? 10);
const seed = Number(process.env['SEED'] ?? 20_261_123);
const ms = (bankSeconds: number) => (bankSeconds * 1000) / factor;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const well = { slow_ms: 0, failing: 0, lost_answers: 0, repeating: false, shuffled: false, held: false } as const;
/** Ten minutes each. */
const hour = [
  { name: 'down', cut: true, set: {} },
  { name: 'slow, 30 s', cut: false, set: { slow_ms: Math.round(ms(30)) } },
  { name: 'every call 500', cut: false, set: { failing: 1 } },
  { name: 'two of three answers lost', cut: false, set: { lost_answers: 0.67 } },
  {
    name: 'every event twice, in any order, a third of the calls 500',
    cut: false,
    set: { repeating: true, shuffled: true, failing: 0.33 },
  },
  { name: 'events held back', cut: false, set: { held: true } },
] as const;

export type BadHour = Readonly<Record<string, string>>;

async function load(test: TestBank, cards: readonly InHand[], until: () => boolean): Promise<Record<string, number>> {
  const chance = chanceOf(seed);
  const counts: Record<string, number> = { topUps: 0, payments: 0, blocks: 0, refused: 0 };
  const add = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  for (let turn = 0; !until(); turn++) {
    const own = chance.pick(cards as [InHand, ...InHand[]]);
    const as = { ...own.main, ...(await test.as(own.email)) };
    const wanted = { card_id: own.card_id, amount: String(chance.between(30, 90)) };
    if (turn % 5 === 4) {
      const { code } = await test.call('/card/modifyOpStatus', { card_id: own.card_id, op: turn % 2 ? 'block' : 'unblock' }, { as });
      add(code === 200 ? 'blocks' : 'refused');
    } else if (turn % 2 === 0) {
      const { quote_id } = await priceTopUp(test, as, wanted).catch(() => ({ quote_id: '' }));
      add(quote_id !== '' && (await sendTopUp(test, as, wanted, quote_id)).code === 200 ? 'topUps' : 'refused');
    } else {
      const { authorisation_id, state } = buy(test, own.card_id, `${chance.between(1, 20)}.05`);
      add('payments');
      // The merchant takes its money and gives a part back before the issuer's next push: events that can overtake one another.
      if (state === 'authorised' && chance.between(0, 1) === 1) {
        test.issuer.clear(authorisation_id);
        test.issuer.refund(authorisation_id, '1.00');
      }
    }
    await pause(ms(6));
  }
  return counts;
}

/** What people read of their top-ups and the issuer says otherwise: 'success' of what it has not done. */
async function lies(test: TestBank): Promise<number> {
  const notices = await rowsOf<{ load_id: string }>(
    test.bank.store.db.execute(`select load_id::text from card_loads join top_ups using (company_id, top_up_id) where status = 'success'`),
  );
  return notices.filter(({ load_id }) => test.issuer.books.tables.loads.get(load_id)?.state !== 'done').length;
}

export async function badHour(minutes = Number(process.env['MINUTES'] ?? 60)): Promise<BadHour | null> {
  const programs = postgresPrograms();
  if (!programs) return null;
  const postgres = await startPostgres(programs);
  const test = await testBank(cardMoneyPolicy, await openStore({ url: postgres.url, poolSize: 12 }));
  await seedRates(test.bank.store.db, testNow);
  const cards: InHand[] = [];
  for (let n = 0; n < 6; n++) cards.push(await activeCard(test, { balances: { USDC: '500000' } }));
  const line = await issuerLine(test.issuer);
  askOver(test, line.url, { patience: ms(10) });
  const events = await listenForEvents(test);
  const started = Date.now();
  const passed = () => ((Date.now() - started) / 1000) * factor;
  const clock = setInterval(() => test.bank.clock.shift(passed()), 5);
  const stopping = new AbortController();
  const loops = [...jobLoops(test, ms, stopping.signal), pushLoop(test, events.url, ms, stopping.signal)];
  try {
    let longest = 0;
    let untrue = 0;
    const walk = (async () => {
      for (const [at, { cut, set }] of hour.entries()) {
        line.cut(cut);
        test.issuer.set({ ...well, ...set });
        while (passed() < ((at + 1) * minutes * 60) / hour.length) {
          untrue += await lies(test);
          longest = Math.max(longest, (await openWork(test.bank)).loads);
          await pause(ms(60));
        }
      }
    })();
    const counts = await load(test, cards, () => passed() >= minutes * 60);
    await walk;
    line.cut(false);
    test.issuer.set(well);
    const back = passed();
    const one = async (query: string) => Number((await rowsOf<{ n: number }>(test.bank.store.db.execute(query)))[0]?.n ?? 0);
    const applied = () => one('select count(*)::int as n from issuer_events where applied_at is not null');
    const isOpen = async () =>
      Object.values(await openWork(test.bank)).some((count) => count > 0) || (await applied()) < test.issuer.books.tables.events.size;
    while ((await isOpen()) && passed() < back + Number(process.env['WAIT'] ?? 3600)) await pause(ms(5));
    const settledAfter = passed() - back;
    clearInterval(clock);
    stopping.abort();
    await Promise.all(loops);
    for (let turn = 0; turn < 10 && (await isOpen()); turn++) await cardJobs(test.bank); // what came to pass with the last tick
    const performed = [...test.issuer.books.tables.loads.values()];
    const tries = await one('select sum(tries)::int as n from card_loads');
    const loads = await one('select count(*)::int as n from card_loads');
    const bad = (await auditBooks(test.bank.store)).filter(({ ok }) => !ok).length;
    return {
      'seed, minutes of the bank, its seconds in a real one': `${seed}, ${minutes}, ${factor}`,
      'top-ups, payments, blocks and unblocks made': `${counts['topUps']}, ${counts['payments']}, ${counts['blocks']}`,
      'refused to people, for whatever reason': String(counts['refused']),
      'calls to the issuer': String([...line.calls.values()].reduce((sum, each) => sum + each, 0)),
      'loads ordered, tries to have them done, done by the issuer': `${loads}, ${tries}, ${performed.filter(({ state }) => state === 'done').length}`,
      'loads open at once, at most': String(longest),
      'events pushed, of them seen before': `${events.counts.pushed}, ${events.counts.repeated}`,
      'events that overtook an earlier one': String(events.counts.overtaking),
      'events of the issuer, applied once each': `${test.issuer.books.tables.events.size}, ${await applied()}`,
      '"success" shown of what the issuer had not done': String(untrue + (await lies(test))),
      'seconds of the bank until all was settled': (await isOpen())
        ? `never: ${JSON.stringify(await openWork(test.bank))}`
        : String(Math.round(settledAfter)),
      'differences between both books, checks of the ledger failed': `${(await differences(test)).length}, ${bad}`,
    };
  } finally {
    clearInterval(clock);
    stopping.abort();
    await Promise.allSettled(loops);
    await events.stop();
    await line.stop();
    await test.close();
    await postgres.stop();
  }
}
