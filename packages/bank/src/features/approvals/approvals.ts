/** The company's rules about who else agrees to a transfer (TRF-16). Each change is proven, checked and kept in the trail. */
import { randomUUID } from 'node:crypto';
import type { approvals as calls, ApprovalRuleRow } from '@bankside/core/contract/approvals.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { approvalRulesMost } from '@bankside/core/rules/money/approval-rules.ts';
import { eq } from 'drizzle-orm';
import { demandProof } from '../../domain/identity/proofs.ts';
import { activePeople } from '../../domain/records/approvers.ts';
import { ableTo, rulesOf, savedRule, shortOf, type SavedRule } from '../../domain/transfers/approval-rules.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { approvalRules } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Form = Omit<In<typeof calls.add>, 'proof'>;
type Asking = Pick<Ctx, 'bank' | 'db' | 'now' | 'language'> & { readonly person: Person };
type People = Awaited<ReturnType<typeof activePeople>>;

const answer = (rule: SavedRule, people: People): ApprovalRuleRow => ({
  ...rule,
  approvers: rule.approvers === 1 ? '1' : '2',
  short: shortOf(people, rule),
});
const audited = ({ kind, currency, above_usd, approvers }: Omit<SavedRule, 'id' | 'version'>) =>
  `${approvers} for ${kind}${currency && ` in ${currency}`} above ${above_usd} USD`;

/** One change of a company's rules after the other. */
async function lockRules(db: Db, company_id: string): Promise<SavedRule[]> {
  await db.select({ id: companies.company_id }).from(companies).where(eq(companies.company_id, company_id)).for('no key update');
  return rulesOf(db, company_id);
}

/** The rule as it is kept. Refuses approversTooFew where nobody could ever agree by it, and alreadySaved for a second one of its kind. */
async function checked({ db, person, language }: Asking, form: Form, others: readonly SavedRule[]) {
  const { kind, currency } = form;
  const above_usd = toDecimal(typedMinor(form.above_usd, 'USD', language, 'above_usd'), 2);
  const rule = { kind, currency, above_usd, approvers: Number(form.approvers) };
  const people = await activePeople(db, person.company_id);
  const short = shortOf(people, rule);
  if (short.length === (kind === 'any' ? 4 : 1)) {
    const have = Math.max(...short.map((each) => (each === 'any' ? 0 : ableTo(people, each))));
    throw new Refusal('approversTooFew', { field: 'approvers', params: { have, needed: rule.approvers + 1 } });
  }
  if (others.some((each) => each.kind === kind && each.currency === currency && each.above_usd === above_usd))
    throw new Refusal('alreadySaved', { field: 'above_usd', params: { reason: 'rule' } });
  return { rule, people };
}

async function trail({ db, person, now }: Asking, id: string, { from = '', to = '' }: { from?: string; to?: string }): Promise<void> {
  const { company_id, user_id: actor } = person;
  await audit(db, { company_id, actor, action: 'company.approvalRule', subject: `approvalRule:${id}`, from, to, at: now });
}

function ruleSeen(rules: readonly SavedRule[], { id, version }: { readonly id: string; readonly version: number }): SavedRule {
  const rule = isUuid(id) ? rules.find((each) => each.id === id) : undefined;
  if (!rule) throw new Refusal('notFound');
  if (rule.version !== version) throw new Refusal('changedMeanwhile');
  return rule;
}

export const approvals: Handlers<typeof calls> = {
  list: async (_input, { db, person }) => {
    const people = await activePeople(db, person.company_id);
    return { list: (await rulesOf(db, person.company_id)).map((rule) => answer(rule, people)) };
  },

  add: async ({ proof, ...form }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id } = person;
    const rules = await lockRules(db, company_id);
    if (rules.length >= approvalRulesMost) throw new Refusal('wrongState');
    const { rule, people } = await checked(ctx, form, rules);
    await demandProof(bank, db, person, { act: 'approvalRules', shown: { add: rule } }, proof, now);
    const rule_id = randomUUID();
    const [row] = await db
      .insert(approvalRules)
      .values({ ...rule, company_id, rule_id })
      .returning();
    if (!row) throw new Error('the rule was not written');
    await trail(ctx, rule_id, { to: audited(rule) });
    return answer(savedRule(row), people);
  },

  edit: async ({ id, version, proof, ...form }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id } = person;
    const rules = await lockRules(db, company_id);
    const before = ruleSeen(rules, { id, version });
    const { rule, people } = await checked(
      ctx,
      form,
      rules.filter((each) => each.id !== id),
    );
    await demandProof(bank, db, person, { act: 'approvalRules', shown: { edit: before, to: rule } }, proof, now);
    const [row] = await db
      .update(approvalRules)
      .set({ ...rule, version: version + 1 })
      .where(rowsOf(approvalRules, { company_id, rule_id: id }))
      .returning();
    if (!row) throw new Refusal('notFound');
    await trail(ctx, id, { from: audited(before), to: audited(rule) });
    return answer(savedRule(row), people);
  },

  del: async ({ id, version, proof }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { company_id } = person;
    const before = ruleSeen(await lockRules(db, company_id), { id, version });
    await demandProof(bank, db, person, { act: 'approvalRules', shown: { del: before } }, proof, now);
    await db.delete(approvalRules).where(rowsOf(approvalRules, { company_id, rule_id: id }));
    await trail(ctx, id, { from: audited(before) });
    return {};
  },
};
