import { plainCode } from '@bankside/core/rules/programmes/kit-number.ts';

/** Kit numbers in a text that was pasted: one in a line, or between commas, semicolons or tabs; each once. */
export const readKits = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,;，；、]+/)
      .map((each) => each.trim().slice(0, 40))
      .filter(Boolean),
  ),
];

/** Those of `typed` that no card has. */
export function missingKits(typed: readonly string[], found: readonly string[]): readonly string[] {
  const known = new Set(found.map(plainCode));
  return typed.filter((kit) => !known.has(plainCode(kit)));
}
