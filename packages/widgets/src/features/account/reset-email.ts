/** Whose password is being reset, from the page that asks to the page that sets: in this tab only, and not in the address. */
import { stored } from '../../runtime/drafts.ts';
import type { WidgetHost } from '../../runtime/host.ts';

type Host = Pick<WidgetHost, 'storage' | 'session' | 'clock'>;
type Asked = { readonly email: string; /** When another code may be sent, in ms. */ readonly again: number };
const kept = (host: Host) => stored<Asked>(host, 'draft', 'reset-email');

export const rememberReset = (host: Host, email: string, resendAfterSec: number): void =>
  kept(host).write({ email, again: host.clock.now() + resendAfterSec * 1000 });

export function resetAsked(host: Host): { readonly email: string; readonly waitSec: number } | undefined {
  const asked = kept(host).read();
  return asked && { email: asked.email, waitSec: Math.max(0, Math.ceil((asked.again - host.clock.now()) / 1000)) };
}

export const forgetReset = (host: Host): void => kept(host).write(undefined);
