/** A person of a company of their own with an authenticator app, set up by calls from a screen's page. */
import { Refused } from '@bankside/core/client/errors.ts';
import { appCode } from './app-code.ts';
import { sandbox, showScreen } from './screen.tsx';

export async function withApp() {
  const { people } = await sandbox.company({});
  const [main] = people;
  const { bank } = await showScreen(main, null, { words: [] });
  const asked = await bank.call('/account/security/app/begin', {}).catch((fault: unknown) => fault);
  const asking = asked instanceof Refused ? (asked.fields[0]?.params?.['asking'] ?? '') : '';
  await bank.call('/sendEmail', { purpose: 'two_factor', asking });
  const code = (await sandbox.mail(main.email))[0]?.code ?? '';
  const { secret } = await bank.call('/account/security/app/begin', { proof: { method: 'email', code } });
  const { recovery_codes } = await bank.call('/account/security/app/confirm', { code: await appCode(secret, await sandbox.now()) });
  /** Of the bank's next half minute: each counts once, and its clock stands still. */
  const next = async () => appCode(secret, (await sandbox.now()) + 30_000);
  return { main, recovery: recovery_codes[0] ?? '', next };
}
