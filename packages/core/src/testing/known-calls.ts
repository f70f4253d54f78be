/** Which calls the kit knows, and the errors of each; plain types, for the package's declarations. */
import { contract } from '../contract/index.ts';
import type { Feature } from '../contract/define.ts';
import { foreignCalls } from '../rules/access/embed.ts';
import { universalRefusals, type RefusalName } from '../rules/errors.ts';

/** What a partner's server asks, beside what its pages do. */
const ofServers = ['/embed/session', '/partner/events', '/partner/status', '/card/qrOpened'];
/** Every call that a partner's page or server makes. */
export const kitCalls: readonly string[] = [...new Set([...foreignCalls, ...ofServers])].toSorted();

/** The errors that a call may be refused with, its own first. */
export function refusalsOf(path: string): readonly RefusalName[] {
  const call = Object.values(contract as Record<string, Feature>)
    .flatMap((calls) => Object.values(calls))
    .find((each) => each.path === path);
  if (!call || !kitCalls.includes(path)) throw new Error(`no page or server of a partner calls ${path}`);
  return [...(call.refuses ?? []), ...universalRefusals];
}
