/** How often a mailed code may be asked for and guessed at: one count for an account over all purposes, apart for those whom strangers must not hold up. */
import type { Bank } from '../../platform/bank.ts';
import type { Db } from '../../store/store.ts';
import { countAttempt, countSteady, forget, uncount, uncountSteady, type Steady } from '../../platform/throttle/throttle.ts';
import type { Asker } from './askers.ts';

type Code = {
  readonly purpose: string;
  /** A user's id, or a visitor's address. */
  readonly owner: string;
  /** Who asks, when nobody is signed in. */
  readonly asker?: Asker | undefined;
};

const named = (bank: Bank, owner: string) => bank.secrets.mac('throttle', owner);

/** 60 s between sends, so many an hour and a day. A device that is known to the account has counts of its own; elsewhere a network has, and all of them together. */
export async function countSend(bank: Bank, db: Db, { purpose, owner, asker }: Code, now: Date): Promise<void> {
  const { resendSec, perHour, perDay } = bank.policy.otp;
  const { gap, hour, day, others } = sendsOf(bank, { purpose, owner, asker });
  await countAttempt(db, { subject: gap, limit: 1, windowSec: resendSec }, now);
  await countAttempt(db, { subject: hour, limit: perHour, windowSec: 3600 }, now);
  await countAttempt(db, { subject: day, limit: perDay, windowSec: 86_400 }, now);
  if (others) await countAttempt(db, { subject: others, limit: bank.policy.codesPerDay.others, windowSec: 86_400 }, now);
}

function sendsOf(bank: Bank, { purpose, owner, asker }: Code): { gap: string; hour: string; day: string; others: string } {
  const account = `${purpose}:${named(bank, owner)}`;
  if (!asker) return { gap: `code-gap:${account}`, hour: `code-hour:${account}`, day: `code-day:${account}`, others: '' };
  const who = `${account}:${asker.isKnown ? asker.id : asker.network}`;
  const others = asker.isKnown ? '' : `code-day:${account}:others`;
  return { gap: `code-gap:${account}:${asker.id}`, hour: `code-hour:${who}`, day: `code-day:${who}`, others };
}

/** Counts a try before it is looked at, or refuses it (1005). Answers what a right one does: it takes itself back, and the sends of who has shown that the mail arrives. */
export async function countTry(bank: Bank, db: Db, code: Code, now: Date): Promise<() => Promise<void>> {
  const limits = limitsFor(bank, code);
  for (const limit of limits) await countSteady(db, limit, now);
  return async () => {
    for (const limit of limits) await uncountSteady(db, limit);
    const { hour, day, others } = sendsOf(bank, code);
    await forget(db, hour, day);
    if (others) await uncount(db, others);
  };
}

function limitsFor(bank: Bank, { owner, asker }: Code): readonly Steady[] {
  const { signedIn, devices, others, network } = bank.policy.codeTries;
  const account = named(bank, owner);
  if (!asker) return [{ subject: `tries:in:${account}`, ...signedIn }];
  if (asker.isKnown) return [{ subject: `tries:devices:${account}`, ...devices }];
  return [
    { subject: `tries:network:${account}:${asker.network}`, ...network },
    { subject: `tries:others:${account}`, ...others },
  ];
}
