/** The company's rules about who else agrees to a transfer (TRF-16): the main account's, each change with a proof. */
import * as z from 'zod/mini';
import { approvalKinds } from '../rules/money/approval-rules.ts';
import { currencyCodes } from '../rules/money/currencies.ts';
import type { Feature } from './define.ts';
import { typedAmount } from './money.ts';
import { Proof, proofRefusals } from './security/proof.ts';
import { empty, id } from './shapes.ts';

const main = { who: 'main', kyc: true, ours: true } as const;
const proof = z.optional(Proof);
const version = z.int();

/** One person or two. */
export const approverCounts = ['1', '2'] as const;
const RuleForm = z.object({
  kind: z.enum(approvalKinds, 'choose'),
  currency: z.union([z.literal(''), z.enum(currencyCodes)], 'choose'),
  above_usd: typedAmount,
  approvers: z.enum(approverCounts, 'choose'),
});
export const ApprovalRuleRow = z.object({
  ...RuleForm.shape,
  id,
  version,
  above_usd: z.string(),
  /** Kinds of transfer that would wait for ever: too few people hold the right for them. */
  short: z.array(z.enum(approvalKinds)),
});
export type ApprovalRuleRow = z.output<typeof ApprovalRuleRow>;

export const approvals = {
  list: { path: '/withdraw/approval/list', ...main, in: empty, out: z.object({ list: z.array(ApprovalRuleRow) }) },
  add: {
    path: '/withdraw/approval/add',
    ...main,
    write: true,
    in: z.object({ ...RuleForm.shape, proof }),
    out: ApprovalRuleRow,
    refuses: [...proofRefusals, 'alreadySaved', 'approversTooFew', 'wrongState'],
  },
  edit: {
    path: '/withdraw/approval/edit',
    ...main,
    write: true,
    in: z.object({ ...RuleForm.shape, id, version, proof }),
    out: ApprovalRuleRow,
    refuses: [...proofRefusals, 'alreadySaved', 'approversTooFew', 'notFound', 'changedMeanwhile'],
  },
  del: {
    path: '/withdraw/approval/del',
    ...main,
    write: true,
    in: z.object({ id, version, proof }),
    out: empty,
    refuses: [...proofRefusals, 'notFound', 'changedMeanwhile'],
  },
} as const satisfies Feature;
