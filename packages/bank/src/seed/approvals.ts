/** Harbour & Vale's rule by which its newest transfer waits for another person (TRF-16). */
import { idOf } from '../demo/chance.ts';
import { harbourVale, userId } from '../demo/companies.ts';
import { audit } from '../platform/audit.ts';
import { approvalRules } from '../store/money-schema.ts';
import type { Db } from '../store/store.ts';
import { localTime } from './days.ts';

const rule = { kind: 'payee', currency: '', above_usd: '40000.00', approvers: 1 } as const;

export async function seedApprovals(db: Db, anchor: Date): Promise<void> {
  const rule_id = idOf('approval rule payee');
  await db.insert(approvalRules).values({ ...rule, company_id: harbourVale, rule_id });
  await audit(db, {
    company_id: harbourVale,
    actor: userId('owner@harbour-vale.example'),
    action: 'company.approvalRule',
    subject: `approvalRule:${rule_id}`,
    to: `${rule.approvers} for ${rule.kind} above ${rule.above_usd} USD`,
    at: localTime(anchor, 1, '10:05'),
  });
}
