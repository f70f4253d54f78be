/** What a company does with a yearly fee: pays it, sets how it is paid, stops the renewal and takes it up again (CRD-31, CRD-34, CRD-36). */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import type { annualFees as calls } from '@bankside/core/contract/cards/annual-fees.ts';
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { and, eq } from 'drizzle-orm';
import { currencyFor } from '../../domain/annual-fees/fee-cost.ts';
import { promiseFee } from '../../domain/annual-fees/fee-payments.ts';
import { feeRowOf } from '../../domain/annual-fees/fee-view.ts';
import {
  addFeeEvent,
  auditFee,
  bankDay,
  changeFee,
  hasEnded,
  isDiscontinued,
  lockFee,
  resumableUntil,
  type Fee,
  type FeeActor,
  type FeeCard,
} from '../../domain/annual-fees/fees.ts';
import { trustedRates } from '../../domain/rates/rates.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { cards } from '../../store/issued-card-schema.ts';

type Asking = Ctx<typeof calls.modify>;
type Input = Parameters<Handlers<typeof calls>['modify']>[0];
const clientOf = ({ person }: Pick<Asking, 'person'>): FeeActor => ({ actor: 'client', user_id: person.user_id, name: person.full_name });

/** Writes to the card what all its years go by, and to this year what was done. */
async function changeCard(
  { fee, card }: Fee,
  ctx: Asking,
  event: ActOn<'annualFee'>,
  set: Partial<Pick<FeeCard, 'deduction_mode' | 'pay_from' | 'pay_currency' | 'discontinued_at'>>,
  note = '',
): Promise<Fee> {
  const { db, now } = ctx;
  const by = clientOf(ctx);
  const [changed] = await db
    .update(cards)
    .set(set)
    .where(and(eq(cards.company_id, card.company_id), eq(cards.card_id, card.card_id)))
    .returning();
  if (!changed) throw ctx.refuse('notFound');
  const seen = await changeFee(db, fee, {}, now);
  await addFeeEvent(db, seen, { event, by, now, note });
  await auditFee(db, seen, { action: event, by, to: note, now });
  return { fee: seen, card: changed };
}

async function pay(found: Fee, { pay_from = 'user_wallet', currency: wallet = 'USDC' }: Input, ctx: Asking): Promise<Fee> {
  const { bank, db, now, language } = ctx;
  if (!step(annualFee, stateOf(annualFee, found.fee.status), 'pay', 'client')) throw ctx.refuse('wrongState');
  await trustedRates(bank, db, [currencyFor(pay_from, wallet), 'USD'], { now, language });
  return promiseFee(bank, db, found, { event: 'pay', by: clientOf(ctx), pay_from, wallet, now });
}

const setMode = (found: Fee, { deduction_mode = 'manual', pay_from, currency }: Input, ctx: Asking): Promise<Fee> =>
  changeCard(
    found,
    ctx,
    'set_mode',
    { deduction_mode, ...(pay_from ? { pay_from } : {}), ...(currency ? { pay_currency: currency } : {}) },
    deduction_mode,
  );

export const changing: Pick<Handlers<typeof calls>, 'modify' | 'remark'> = {
  modify: async ({ id, version, ...input }, ctx) => {
    const found = await lockFee(ctx.db, ctx.person.company_id, id, version);
    const today = bankDay(ctx.bank, ctx.now);
    const { action } = input;
    const isStopped = isDiscontinued(found.card);
    const mayResume = isStopped && !hasEnded(found.card) && today < resumableUntil(found.fee);
    if (action === 'resume' ? !mayResume : isStopped) throw ctx.refuse('wrongState');
    const changed =
      action === 'pay'
        ? await pay(found, { id, ...input }, ctx)
        : action === 'set_mode'
          ? await setMode(found, { id, ...input }, ctx)
          : await changeCard(found, ctx, action, { discontinued_at: action === 'discontinue' ? ctx.now : null });
    return { record: feeRowOf(changed, today) };
  },

  remark: async ({ id, remark, version }, ctx) => {
    const { bank, db, person, now } = ctx;
    const { fee, card } = await lockFee(db, person.company_id, id, version);
    const changed = await changeFee(db, fee, { remark: remark.trim() }, now);
    await auditFee(db, fee, { action: 'remark', by: clientOf(ctx), from: fee.remark, to: changed.remark, now });
    return { record: feeRowOf({ fee: changed, card }, bankDay(bank, now)) };
  },
};
