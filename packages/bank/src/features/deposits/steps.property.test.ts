/** Whatever staff, the chain and the company do, in any order: a deposit is the client's once or never, and the books prove out. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { accounts, transactions } from '../../ledger/ledger-schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const events = ['receive', 'doubt', 'release', 'refuse', 'settle', 'fail'] as const;
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ event: fc.constantFrom(...events) }) },
  { weight: 1, arbitrary: fc.record({ confirmations: fc.constantFrom(0, 14, 19, 20, 21) }) },
);

async function booksOf(company_id: string) {
  const rows = await test.bank.store.db.select().from(accounts).where(eq(accounts.company_id, company_id));
  const of = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, { book }) => sum + book, 0n);
  return { client: of('client'), suspense: of('suspense'), clearing: of('clearing') };
}

/** A deposit that has begun, and how it goes on. */
async function begin(onChain: boolean) {
  const { company_id, people } = await test.fresh();
  const [as] = people;
  const wire = { currency: 'USD', amount: '20000', purpose: 'rent', sender_account_name: 'Payer' };
  if (!onChain) await test.ask('/deposit/submit', wire as never, { as });
  const { digital } = await test.ask('/deposit/details', { currency: 'USDT', network: 'TRC20' }, { as });
  const sender_address = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
  const hash = company_id.replaceAll('-', '').repeat(2);
  const arrival = { network: 'TRC20', currency: 'USDT', address: digital?.address, amount: '250', sender_address, hash };
  const arrive = (confirmations: number) => test.refusal('/admin/chain/arrival', { ...arrival, confirmations }, { as: staff });
  if (onChain) await arrive(1);
  const read = async () => {
    const [row] = await test.bank.store.db.select().from(transactions).where(eq(transactions.company_id, company_id));
    if (!row) throw new Error('the deposit is gone');
    return row;
  };
  const decide = async (event: string) => {
    const { transaction_id: id, version } = await read();
    return test.refusal('/admin/deposit/decide', { company_id, id, version, event, reason: 'Because' }, { as: staff });
  };
  return { company_id, arrive, decide, read };
}

it.each([
  ['on a chain', true],
  ['by wire', false],
])('a deposit %s', { timeout: 120_000 }, async (_how, onChain) => {
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const { company_id, arrive, decide, read } = await begin(onChain);
      let final = '';
      for (const each of steps) {
        const answer = 'event' in each ? await decide(each.event) : onChain ? await arrive(each.confirmations) : 'success';
        expect(['success', 'wrongState']).toContain(answer);
        const { status, amount } = await read();
        const { client, suspense, clearing } = await booksOf(company_id);
        expect(client).toBe(status === 'success' ? amount : 0n);
        expect(status === 'admin_review' ? [0n, amount] : [0n]).toContain(suspense);
        expect(client + suspense + clearing).toBe(0n);
        if (final !== '') expect(status).toBe(final); // what is done stays done
        if (['success', 'rejected', 'failed'].includes(status)) final = status;
      }
      ends.add(final);
    }),
    { numRuns: 10 },
  );
  expect([...ends]).toEqual(expect.arrayContaining(['success', 'failed', 'rejected'])); // else this has shown little
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  expect(test.faults).toEqual([]);
});
