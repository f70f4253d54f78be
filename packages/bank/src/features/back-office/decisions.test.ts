import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../store/schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let staff: Caller;
beforeAll(async () => {
  test = await testBank();
  staff = await test.as('staff@bankside.example');
});
afterAll(() => test.close());

const versionOf = async (company_id: string) =>
  (await test.bank.store.db.select().from(companies).where(eq(companies.company_id, company_id)))[0]?.version ?? 0;
const nobody = '11111111-2222-4333-8444-555555555555';

describe('documents', () => {
  it('are decided only while they are under review, by the version that was read', async () => {
    const { company_id } = await test.fresh({ approve_status: 2, kyc_status: 1 });
    const version = await versionOf(company_id);
    const decide = (more: object) => test.refusal('/admin/documents/decide', { company_id, version, accept: true, ...more }, { as: staff });
    expect(await decide({ accept: false })).toBe('invalid'); // a reason
    expect(await decide({ version: version + 1 })).toBe('changedMeanwhile');
    expect(await decide({ company_id: nobody })).toBe('notFound');
    expect(await decide({})).toBe('success');
    expect(await decide({ version: version + 1 })).toBe('wrongState');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
