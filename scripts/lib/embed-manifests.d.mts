export function manifestsOf(elements: object, around: object, details: object): Readonly<Record<string, string>>;
