/** Mechanisms that exist once, and the sign of a second: a file that does the same by hand. */
import { codeOf, type Source } from './sources.ts';

type Mechanism = { readonly name: string; readonly home: string; readonly sign: RegExp };

const mechanisms: readonly Mechanism[] = [
  {
    name: 'lazy: keeps what was fetched',
    home: 'packages/widgets/src/kit/lazy/lazy.ts',
    sign: /\?\?=\s*\(?(?:await )?\(?(?:await )?(?:import|fetch)\(|\blazy\b[^;]*from 'react'|<Suspense\b/,
  },
  {
    name: 'draft: keeps values in the tab',
    home: 'packages/widgets/src/runtime/drafts.ts',
    sign: /\.set\([^;]*JSON\.stringify/,
  },
  {
    name: 'draft at the bank: saves by itself',
    home: 'packages/widgets/src/wizard/draft-saver.ts',
    sign: /\bagainMs\[|setTimeout\([^;]*\b(?:flush|save)\(\)\.catch/,
  },
  {
    name: 'intent: makes idempotency keys',
    home: 'packages/core/src/rules/intent.ts',
    sign: /\bkey\b[^;,]*\brandomUUID\(/,
  },
];
/** Stores are zustand's: listeners kept by hand are another. */
const ownStore = /new (?:Set|Map)<(?:\w*Listener\b|\(\) => void)|\b#?listeners\.(?:add|push|forEach)\b|<typeof createContext>/;

const isBrowsers = ({ path }: Source) => /^packages\/(core|widgets|portal)\/src\//.test(path);
const library = 'zustand/vanilla';

/** Each mechanism with the files that have it: one, its home. */
export function mechanismsIn(sources: readonly Source[]): (readonly [name: string, files: readonly string[]])[] {
  const files = sources.filter(isBrowsers).map((source) => ({ path: source.path, code: codeOf(source) }));
  const having = (sign: RegExp) => files.filter(({ code }) => sign.test(code)).map(({ path }) => path);
  return [
    ...mechanisms.map(({ name, home, sign }) => [name, [...new Set([home, ...having(sign)])]] as const),
    ['store: tells its listeners', [library, ...having(ownStore)]],
  ];
}

/** The home of each must have the sign itself, or the rule finds nothing. */
export const homes = mechanisms.map(({ home, sign }) => [home, sign] as const);
