/**
 * Guesses at a password. A device that has signed in to the account before has counts of its own, so that strangers' failures
 * never hold up its owner; all others are counted by network, by account and network, and by account, and work harder first.
 */
import { eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { countAttempt, forget, uncount, type Limit } from '../../platform/throttle/throttle.ts';
import { networkOf } from '../../platform/throttle/networks.ts';
import { throttles } from '../../store/sign-in-schema.ts';
import type { Db } from '../../store/store.ts';

export type Guess = {
  readonly email: string;
  readonly address: string;
  /** Known to the account; else ''. */
  readonly device: string;
  /** The captcha that came was a harder one. */
  readonly isHarder: boolean;
};
/** `waits` grow and are over with the right password; `days` end with the day, and the right password only gives back its own. */
type Limits = { readonly waits: readonly Limit[]; readonly days: readonly Limit[]; readonly shared: readonly Limit[] };

const daySec = 86_400;

function limitsFor({ policy, secrets }: Bank, { email, address, device }: Guess): Limits {
  const { loginPerAccount, loginPerAddress, loginDay, windowSec } = policy.throttle;
  const account = secrets.mac('throttle', email);
  const growing = { limit: loginPerAccount, windowSec, firstWaitSec: 5 };
  if (device) {
    const who = `login:device:${account}:${sha256(device)}`;
    return {
      waits: [{ subject: who, ...growing }],
      days: [{ subject: `${who}:day`, limit: loginDay.device, windowSec: daySec }],
      shared: [],
    };
  }
  const network = networkOf(address);
  return {
    shared: [{ subject: `login:from:${network}`, limit: loginPerAddress, windowSec, firstWaitSec: 1, maxWaitSec: 60 }],
    waits: [{ subject: `login:${account}:${network}`, ...growing }],
    days: [
      { subject: `login:${account}:${network}:day`, limit: loginDay.network, windowSec: daySec, refusal: 'unknownDevice' },
      { subject: othersOf(account), limit: loginDay.others, windowSec: daySec, refusal: 'unknownDevice' },
    ],
  };
}

const othersOf = (account: string) => `login:others:${account}`;

/** Counts a guess before it is looked at, or refuses it: 1005 with the seconds to wait, 1006 for a harder captcha, 1007. Answers what a right password does to the counts. */
export async function countGuess(bank: Bank, db: Db, guess: Guess, now: Date): Promise<() => Promise<void>> {
  if (!guess.device && !guess.isHarder && (await wantsHarder(bank, db, guess, now)))
    throw new Refusal('captchaHarder', { field: 'captcha' });
  const { shared, waits, days } = limitsFor(bank, guess);
  for (const limit of [...shared, ...waits, ...days]) await countAttempt(db, limit, now);
  return async () => {
    await forget(db, ...waits.map(({ subject }) => subject));
    for (const { subject } of [...shared, ...days]) await uncount(db, subject); // an office signs in from one address
  };
}

async function wantsHarder({ policy, secrets }: Bank, db: Db, { email }: Guess, now: Date): Promise<boolean> {
  const [row] = await db
    .select()
    .from(throttles)
    .where(eq(throttles.subject, othersOf(secrets.mac('throttle', email))));
  return row !== undefined && row.window_ends_at > now && row.count >= policy.throttle.loginHarderAfter;
}
