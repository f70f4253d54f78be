export function hashOfTarget(name: 'portal' | 'bank'): string;
