/** What a page sets of the tokens and no tag can use, said once in the console. Fetched when a page sets any. */
import { isMalformed, names, publicName, type Name } from './tokens.ts';

const named = new Set<string>();
const isName = (name: string): name is Name => (names as readonly string[]).includes(name);

/** `given`: by name, as the page wrote it; '' for none. */
export function nameFaults(given: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(given)) {
    const fault = isName(name)
      ? isMalformed(name, text) && `${publicName(name)}: ${text} is no value for it, the default stays`
      : `${name} is no token; there are ${names.join(', ')}`;
    if (!fault || named.has(fault)) continue;
    named.add(fault);
    console.warn(`[bankside] ${fault}`);
  }
}
