export function camel(name: string): string;
export function tokenName(name: string): string;
