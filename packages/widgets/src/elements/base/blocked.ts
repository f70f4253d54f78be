/** What keeps a tag from starting before the bank is asked: the browser, or what its page says and does not say. */
import { policyStart } from '@bankside/core/rules/policy/policy-start.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { ElementPort, Settings } from '../../runtime/element-port.ts';
import type { Trouble } from './mount.ts';
import type { ConfigFault } from '../hints/config-messages.ts';
import { apiBaseFault } from './trusted-bank.ts';

/** What the styles and the overlays of a tag cannot do without; undefined where the browser has it all. */
function lacking(): string | undefined {
  if (!CSS.supports('selector(:state(ready))')) return 'custom states';
  if (!CSS.supports('color', 'light-dark(red, blue)')) return 'light-dark()';
  if (!CSS.supports('container-type', 'inline-size')) return 'container queries';
  return 'showPopover' in HTMLElement.prototype ? undefined : 'popovers';
}
const missing = lacking();
export const unsupported: Trouble | undefined = missing ? { kind: 'unsupported', message: `this browser has no ${missing}` } : undefined;

/** Without a session <kyc-wizard> and <deposit-address> wait by themselves; a frame needs it for its address. */
function lackOf(tag: Tag, isFramed: boolean, { linkPath, session }: Settings): ConfigFault | undefined {
  if (linkPath) return undefined;
  if (tag === 'card-apply' && !session) return ['applyLink'];
  if (tag === 'card-apply-qr') return ['qrLink'];
  if (!isFramed || session) return undefined;
  return [tag === 'card-apply-status' ? 'statusLink' : 'noSession'];
}

/** Gives the page a moment for what it sets by a script. Undefined when nothing is in the way. */
export async function blocked(
  { tag, settings, subscribe }: Pick<ElementPort, 'tag' | 'settings' | 'subscribe'>,
  isFramed: boolean,
): Promise<Trouble | undefined> {
  const config = async (fault: ConfigFault): Promise<Trouble> => ({
    kind: 'config',
    message: (await import('../hints/config-messages.ts')).configMessage(fault),
  });
  const fault = apiBaseFault(settings().apiBase);
  if (fault) return config(fault);
  const lack = () => lackOf(tag, isFramed, settings());
  if (lack())
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(done, policyStart.embed.patienceMs);
      const stop = subscribe(() => lack() ?? done());
    });
  const missed = lack();
  return missed && config(missed);
}
