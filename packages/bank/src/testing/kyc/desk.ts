/** A bank with two people of its staff at the desk, for the tests of what they do with KYC. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { eq } from 'drizzle-orm';
import type { CompanyOrder, FreshPerson } from '../../sandbox/fresh-company.ts';
import { openBody } from '../../domain/messages/sealed-body.ts';
import { auditLines, outbox } from '../../store/schema.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { openPapers } from '../open-papers.ts';
import { testBank, type Caller, type TestBank } from '../test-bank.ts';

type Decision = Omit<InOf<'/admin/kyc/decide'>, 'company_id' | 'version'>;
export type Case = OutOf<'/admin/kyc/get'>;
export type Client = { readonly company_id: string; readonly owner: FreshPerson };

export type KycDesk = Awaited<ReturnType<typeof kycDesk>>;
export async function kycDesk() {
  const test: TestBank = await testBank();
  const staff = await test.as('staff@bankside.example');
  const colleague = await test.as('staff2@bankside.example');
  const { db } = test.bank.store;
  const read = (company_id: string, as: Caller = staff): Promise<Case> => test.ask('/admin/kyc/get', { company_id }, { as });
  const versionOf = async (company_id: string) => (await read(company_id)).version;
  const openAll = (company_id: string, as: Caller) => openPapers(test, company_id, as);
  return {
    test,
    staff,
    colleague,
    read,
    client: async (order: CompanyOrder): Promise<Client> => {
      const { company_id, people } = await test.fresh(order);
      return { company_id, owner: people[0] };
    },
    /** Opens every document, which approval requires. */
    openAll: (company_id: string, as: Caller = staff) => openAll(company_id, as),
    /** What is approved has been opened before. */
    decide: async (company_id: string, decision: Decision, as: Caller = staff) => {
      if (decision.event === 'approve' || decision.event === 'acceptChange') await openAll(company_id, as);
      return test.call('/admin/kyc/decide', { company_id, version: await versionOf(company_id), ...decision }, { as });
    },
    correct: async (company_id: string, path: string, value: string, as: Caller = staff) =>
      test.call('/admin/kyc/correct', { company_id, version: await versionOf(company_id), path, value }, { as }),
    open: async (company_id: string, open: boolean) =>
      test.call('/admin/kyc/change', { company_id, version: await versionOf(company_id), open }, { as: staff }),
    /** What the client's own screens read. */
    file: ({ owner }: Client) => test.ask('/account/kyc/getKycInfo', {}, { as: owner }),
    submit: async ({ owner }: Client) => {
      const { version } = await test.ask('/account/kyc/getKycInfo', {}, { as: owner });
      return test.refusal('/account/kyc/submit', { version }, { as: owner });
    },
    linesOf: async (company_id: string) =>
      (await db.select().from(auditLines).where(eq(auditLines.company_id, company_id)).orderBy(auditLines.seq))
        .filter(({ action }) => action.startsWith('kyc.'))
        .map(({ action, from_state, to_state, reason }) => [action, from_state, to_state, reason]),
    hooksOf: async (company_id: string): Promise<Record<string, unknown>[]> =>
      (await db.select().from(webhookEvents).where(eq(webhookEvents.company_id, company_id))).map(({ kind, payload }) => ({
        kind,
        ...payload,
      })),
    lettersOf: async (company_id: string) => {
      const rows = await db.select().from(outbox).where(eq(outbox.company_id, company_id)).orderBy(outbox.mail_id);
      return rows.map((row) => ({ ...row, body: openBody(test.bank.secrets, row.body) }));
    },
  };
}
