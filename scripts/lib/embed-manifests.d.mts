export function wordsOfTags(): Readonly<Record<string, object>>;
export function manifestsOf(elements: object, around: object, details: object): Readonly<Record<string, string>>;
