/** Would it go? Bounds, warnings and the name behind an account number, before anything is asked for (TRF-10). */
import type { Out } from '@bankside/core/contract/define.ts';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readRates } from '../../domain/rates/rates.ts';
import { boundsAnswer, nothingThere } from '../../domain/transfers/transfer-limits.ts';
import { payees, walletAddresses } from '../../store/money-schema.ts';
import type { Db } from '../../store/store.ts';
import { refusalRule } from '../../platform/words.ts';
import { translate } from '../../platform/words.ts';
import { never, paidBefore } from './paid-before.ts';
import { bounds, looksAt, permit, refusalFor, type Asking } from '../../domain/transfers/making/preparing.ts';
import { priceOf } from '../../domain/transfers/making/pricing.ts';
import { shortfallOf } from './shortfall.ts';
import { findTarget, type Asked, type Target } from '../../domain/transfers/making/target.ts';

type Check = Out<typeof calls.check>;

/** Another entry of the book that a quick eye takes for this one: the same name with another account, or an address with the same ends. */
async function looksLikeAnother(db: Db, company_id: string, { transfer_type, recipient, recipient_id }: Target): Promise<boolean> {
  if (!recipient || recipient_id === null) return false;
  if (transfer_type === 'payee') {
    const same = sql`lower(${payees.beneficiary_name}) = lower(${recipient.name})`;
    const other = ne(payees.bank_account_number, recipient.bank_account_number);
    return (await db.$count(payees, and(eq(payees.company_id, company_id), isNull(payees.deleted_at), same, other))) > 0;
  }
  if (transfer_type !== 'address') return false;
  const ends = sql`left(lower(${walletAddresses.address}), 6) = left(lower(${recipient.address}), 6) and right(lower(${walletAddresses.address}), 4) = right(lower(${recipient.address}), 4)`;
  const other = sql`lower(${walletAddresses.address}) <> lower(${recipient.address})`;
  return (
    (await db.$count(walletAddresses, and(eq(walletAddresses.company_id, company_id), isNull(walletAddresses.deleted_at), ends, other))) > 0
  );
}

async function found(asking: Asking, asked: Asked): Promise<{ target: Target | null; refusal: Refusal | null }> {
  const { db, person, now } = asking;
  try {
    return { target: await findTarget(db, person, asked, now), refusal: null };
  } catch (fault) {
    if (fault instanceof Refusal && fault.refusal !== 'tooManyRequests') return { target: null, refusal: fault };
    throw fault;
  }
}

export const check: Pick<Handlers<typeof calls>, 'check'> = {
  check: async ({ amount: typed, ...asked }, ctx) => {
    const { bank, db, person, language } = ctx;
    await permit(ctx, asked);
    const { transfer_type = 'address', currency } = asked;
    const amount = typed === undefined ? null : typedMinor(typed, currency, language);
    const { target, refusal: misled } = await found(ctx, asked);
    const way = target ?? { transfer_type, currency, network: '' };
    const limits = await bounds(ctx, way);
    const answer = (name: RefusalName | '', params: Readonly<Record<string, string>>, more: Partial<Check> = {}): Check => ({
      allowed: name === '',
      refusal: name,
      msg: name === '' ? '' : translate(language, 'errors', refusalRule(name, params), params),
      bounds: boundsAnswer(limits, way, limits.own),
      account_name_hint: '',
      warnings: [],
      approvers: 0,
      paid: never,
      shortfall: null,
      ...more,
    });
    if (!target) return answer(misled?.refusal ?? 'notFound', {});
    const rates = await readRates(db);
    const price = amount === null ? null : priceOf(bank, target, amount, rates);
    const refusal = price ? refusalFor(ctx, target, price, limits, rates) : limits.available <= 0n && nothingThere(target);
    const isShort = refusal && refusal.name === 'insufficientBalance';
    const looks = await looksAt(ctx, target, amount ?? 0n, rates);
    const like = await looksLikeAnother(db, person.company_id, target);
    return answer(refusal ? refusal.name : '', refusal ? refusal.params : {}, {
      account_name_hint: transfer_type === 'account' ? target.counterparty : '',
      warnings: [
        ...(looks.newRecipient ? (['newRecipient'] as const) : []),
        ...(like ? (['likeAnother'] as const) : []),
        ...(looks.approvers > 0 ? (['secondApproval'] as const) : []),
        ...(looks.reviewFor.length > 0 ? (['bankReview'] as const) : []),
        ...(looks.document ? (['document'] as const) : []),
      ],
      approvers: looks.approvers,
      paid: await paidBefore(db, person.company_id, target),
      shortfall: isShort && price ? await shortfallOf(ctx, target, price, limits, rates) : null,
    });
  },
};
