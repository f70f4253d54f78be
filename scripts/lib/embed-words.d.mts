export const wordsByTag: Readonly<Record<string, readonly string[]>>;
export function wordsOfTags(): Readonly<Record<string, object>>;
