/** Proofs by calls from a screen's page: by a mailed code, or by an authenticator app that a person of a company of their own sets up. */
import type { Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { appCode } from './app-code.ts';
import { sandbox, showScreen } from './screen.tsx';

/** What an act takes that was refused for want of a proof. */
export async function mailedProof(bank: Client, email: string, perform: () => Promise<unknown>) {
  const asked = await perform().catch((fault: unknown) => fault);
  const asking = asked instanceof Refused ? (asked.fields[0]?.params?.['asking'] ?? '') : '';
  await bank.call('/sendEmail', { purpose: 'two_factor', asking });
  return { method: 'email' as const, code: (await sandbox.mail(email))[0]?.code ?? '' };
}

export async function withApp(order: Parameters<typeof sandbox.company>[0] = {}) {
  const { people } = await sandbox.company(order);
  const [main] = people;
  const { bank } = await showScreen(main, null, { words: [] });
  const proof = await mailedProof(bank, main.email, () => bank.call('/account/security/app/begin', {}));
  const { secret } = await bank.call('/account/security/app/begin', { proof });
  const { recovery_codes } = await bank.call('/account/security/app/confirm', { code: await appCode(secret, await sandbox.now()) });
  /** Of the bank's next half minute: each counts once, and its clock stands still. */
  const next = async () => appCode(secret, (await sandbox.now()) + 30_000);
  return { main, recovery: recovery_codes[0] ?? '', next };
}
