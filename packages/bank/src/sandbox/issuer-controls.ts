/** What the sandbox lets people do to its card issuer, and in its shops: one row for each POST /sandbox/issuer/…. */
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import * as z from 'zod/mini';
import { IssuerRefusal } from '../adapters/issuer/issuer.ts';
import { Impossible } from '../issuer-simulator/books.ts';
import { merchants } from '../issuer-simulator/merchants.ts';
import { readSettings } from '../issuer-simulator/settings.ts';
import type { Simulator } from '../issuer-simulator/simulator.ts';

const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));
const Id = z.string().check(z.minLength(1), z.maxLength(100));
const Card = z.strictObject({ card_id: Id });
/** An order by its number, and the first so many of its cards; without a count all, of damaged ones one. */
const Batch = z.strictObject({ batch: Id, count: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))) });
const Purchase = z.strictObject({ authorisation_id: Id });
const Load = z.strictObject({ load_id: Id });
const Payment = z.strictObject({
  card_id: Id,
  merchant: z.enum(merchants.map(({ id }) => id)),
  amount: Amount,
  /** The merchant's own without it. */
  currency: z.optional(z.string()),
  pin: z.optional(z.string().check(z.maxLength(12))),
});

class Unreadable extends Error {}
type Control = (issuer: Simulator, body: unknown) => unknown;
const control =
  <T extends z.ZodMiniType>(takes: T, work: (issuer: Simulator, order: z.output<T>) => unknown): Control =>
  (issuer, body) => {
    const order = takes.safeParse(body);
    if (!order.success) throw new Unreadable(order.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', '));
    return work(issuer, order.data);
  };

function pay(issuer: Simulator, { merchant: id, currency, pin, ...order }: z.output<typeof Payment>): unknown {
  const merchant = merchants.find((each) => each.id === id);
  const paidIn = currency ?? merchant?.currency ?? '';
  if (!merchant || !isCurrency(paidIn)) throw new Unreadable('currency');
  return issuer.pay({ ...order, merchant, channel: merchant.channel, currency: paidIn, ...(pin ? { pin } : {}) });
}

const controls: Readonly<Record<string, Control>> = {
  settings: (issuer, body) => {
    const order = readSettings(body);
    if (!order) throw new Unreadable('not settings of the issuer');
    return issuer.set(order);
  },
  pay: control(Payment, pay),
  ship: control(Card, (issuer, { card_id }) => issuer.ship(card_id)),
  deliver: control(Card, (issuer, { card_id }) => issuer.deliver(card_id)),
  'batch-ship': control(Batch, (issuer, { batch, count }) => issuer.shipBatch(batch, count)),
  'batch-deliver': control(Batch, (issuer, { batch, count }) => issuer.deliverBatch(batch, count)),
  'batch-damage': control(Batch, (issuer, { batch, count }) => issuer.damageBatch(batch, count)),
  clear: control(z.extend(Purchase, { amount: z.optional(Amount) }), (issuer, { authorisation_id, amount }) =>
    issuer.clear(authorisation_id, amount),
  ),
  reverse: control(Purchase, (issuer, { authorisation_id }) => issuer.reverse(authorisation_id)),
  refund: control(z.extend(Purchase, { amount: Amount }), (issuer, { authorisation_id, amount }) =>
    issuer.refund(authorisation_id, amount),
  ),
  'load-done': control(Load, (issuer, { load_id }) => issuer.decideLoad(load_id, null)),
  'load-refused': control(Load, (issuer, { load_id }) => issuer.decideLoad(load_id, 'programme_limit')),
  'load-reversed': control(Load, (issuer, { load_id }) => issuer.reverseLoad(load_id)),
};

/** Does it, or says in a sentence why not. */
export function controlIssuer(
  issuer: Simulator | undefined,
  name: string,
  body: unknown,
): { readonly status: number; readonly body: unknown } {
  const work = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!work || !issuer) return { status: 404, body: { error: issuer ? 'no such control' : 'the card issuer is elsewhere' } };
  try {
    return { status: 200, body: work(issuer, body) ?? {} };
  } catch (fault) {
    if (fault instanceof Impossible) return { status: 409, body: { error: fault.message } };
    if (fault instanceof IssuerRefusal) return { status: 404, body: { error: fault.reason } };
    if (fault instanceof Unreadable || fault instanceof RangeError) return { status: 400, body: { error: fault.message } };
    throw fault;
  }
}
