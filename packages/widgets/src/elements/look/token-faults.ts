/** What a page sets of the tokens and no tag can use, said once in the console. Fetched when a page sets any. */
import { tokenNames, type TokenName } from '../../kit/theme/token-table.ts';
import { isMalformed } from './token-values.ts';
import { publicName } from './tokens.ts';

const named = new Set<string>();
const isName = (name: string): name is TokenName => (tokenNames as readonly string[]).includes(name);
/** Letters by which two names differ at their ends: enough for a slip of the finger. */
const nearest = (name: string) => tokenNames.find((each) => each.startsWith(name.slice(0, 3)) || each.endsWith(name.slice(-4)));

/** `given`: by name, as the page wrote it; '' for none. */
export function nameFaults(given: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(given)) {
    const near = isName(name) ? undefined : nearest(name);
    const fault = isName(name)
      ? isMalformed(name, text) && `${publicName(name)}: ${text} is no value for it, the default stays`
      : `${name} is no token${near ? `, did you mean ${near}?` : ';'} there are ${tokenNames.join(', ')}`;
    if (!fault || named.has(fault)) continue;
    named.add(fault);
    console.warn(`[bankside] ${fault}`);
  }
}
