export function manifestsOf(elements: object): Readonly<Record<string, string>>;
