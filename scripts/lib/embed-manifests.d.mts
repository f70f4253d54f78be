export function manifestsOf(elements: object, around: object): Readonly<Record<string, string>>;
