/** The company's rules about who else agrees to a transfer (TRF-16), and who of its people can. */
import {
  inRuleOrder,
  kindsOf,
  type ApprovalKind,
  type ApprovalRule,
  type ApprovedKind,
} from '@bankside/core/rules/money/approval-rules.ts';
import { mayAny } from '@bankside/core/rules/access/permissions.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { codesForTransfer } from '@bankside/core/rules/money/transfers.ts';
import { approvalRules } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type SavedRule = ApprovalRule & { readonly id: string; readonly version: number };
type User = typeof users.$inferSelect;

export const savedRule = (row: typeof approvalRules.$inferSelect): SavedRule => ({
  id: row.rule_id,
  version: row.version,
  kind: row.kind,
  currency: isCurrency(row.currency) ? row.currency : '',
  above_usd: row.above_usd,
  approvers: row.approvers,
});

export async function rulesOf(db: Db, company_id: string): Promise<SavedRule[]> {
  const rows = await db.select().from(approvalRules).where(rowsOf(approvalRules, { company_id }));
  return inRuleOrder(rows.map(savedRule));
}

const codesOfKind = (kind: ApprovedKind) =>
  codesForTransfer(kind === 'otc' ? { transfer_type: 'currency', otc: true } : { transfer_type: kind });

/** How many of them hold a right for this kind of transfer. */
export const ableTo = (people: readonly User[], kind: ApprovedKind): number =>
  people.filter(({ user_type, authjson }) => mayAny({ userType: user_type, authjson }, codesOfKind(kind))).length;

/** Kinds of a rule whose transfers would wait for ever: the maker and those who agree are more than may. */
export const shortOf = (people: readonly User[], rule: Pick<ApprovalRule, 'kind' | 'approvers'>): ApprovalKind[] =>
  kindsOf(rule).filter((kind) => ableTo(people, kind) < rule.approvers + 1);
