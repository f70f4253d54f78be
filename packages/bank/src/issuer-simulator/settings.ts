/** What the simulated issuer is set to do, from /sandbox: how long things take, what it decides, and how it misbehaves. */
import * as z from 'zod/mini';

const Seconds = z.number().check(z.minimum(0), z.maximum(31_536_000));
const Share = z.number().check(z.minimum(0), z.maximum(1));

const Settings = z.strictObject({
  /** Seconds of the bank's clock; null waits for a button. */
  ship_after: z.nullable(Seconds),
  deliver_after: z.nullable(Seconds),
  clear_after: z.nullable(Seconds),
  /** refused_later: it says yes, and then an event says that the card cannot be made. */
  issuing: z.enum(['open', 'programme_closed', 'prefix', 'refused_later']),
  loads: z.enum(['done', 'refused', 'pending']),
  /** A pending load is done after so long. */
  load_after: z.nullable(Seconds),
  /** Waits so long before each answer. */
  slow_ms: z.int().check(z.minimum(0), z.maximum(600_000)),
  /** The share of calls that are answered 500 and not done; 1 is all. */
  failing: Share,
  /** The share of calls that are done and then answered 500. */
  lost_answers: Share,
  /** The card whose balance it tells wrong, or 'all'. */
  lying: z.nullable(z.string().check(z.maxLength(100))),
  /** Pushed events come twice; in any order; not at all until this is off again. */
  repeating: z.boolean(),
  shuffled: z.boolean(),
  held: z.boolean(),
});
export type Settings = z.output<typeof Settings>;
export type SettingsOrder = Partial<Settings>;
const Order = z.partial(Settings);
/** Some of them, or null. JSON has no undefined. */
export function readSettings(body: unknown): SettingsOrder | null {
  const read = Order.safeParse(body);
  return read.success ? (read.data as SettingsOrder) : null;
}

export const firstSettings: Settings = {
  ship_after: 5,
  deliver_after: 10,
  clear_after: 20,
  issuing: 'open',
  loads: 'done',
  load_after: 20,
  slow_ms: 0,
  failing: 0,
  lost_answers: 0,
  lying: null,
  repeating: false,
  shuffled: false,
  held: false,
};
