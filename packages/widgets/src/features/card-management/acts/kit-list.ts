/** Kit numbers in a text that was pasted: one in a line, or between commas, semicolons or tabs; each once. */
export const readKits = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,;，；、]+/)
      .map((each) => each.trim().slice(0, 40))
      .filter(Boolean),
  ),
];

/** As the bank compares them: without case, blanks and dashes. */
const plain = (kit: string) => kit.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Those of `typed` that no card has. */
export function missingKits(typed: readonly string[], found: readonly string[]): readonly string[] {
  const known = new Set(found.map(plain));
  return typed.filter((kit) => !known.has(plain(kit)));
}
