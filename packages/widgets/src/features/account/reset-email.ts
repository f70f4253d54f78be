/** Whose password is being reset, from the page that asks to the page that sets: in this tab only, and not in the address. */
import type { WidgetHost } from '../../runtime/host.ts';

const name = 'reset_email';
type Host = Pick<WidgetHost, 'storage' | 'clock'>;
type Asked = { readonly email: string; /** When another code may be sent, in ms. */ readonly again: number };

export function rememberReset({ storage, clock }: Host, email: string, resendAfterSec: number): void {
  storage.tab.set(name, JSON.stringify({ email, again: clock.now() + resendAfterSec * 1000 } satisfies Asked));
}

export function resetAsked({ storage, clock }: Host): { readonly email: string; readonly waitSec: number } | undefined {
  const text = storage.tab.get(name);
  if (!text) return undefined;
  const { email, again } = JSON.parse(text) as Asked;
  return { email, waitSec: Math.max(0, Math.ceil((again - clock.now()) / 1000)) };
}

export const forgetReset = ({ storage }: Host): void => storage.tab.set(name, null);
