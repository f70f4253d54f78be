export function camel(name: string): string;
