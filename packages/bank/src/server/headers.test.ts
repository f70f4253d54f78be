import { expect, it } from 'vitest';
import type { Bank } from '../platform/bank.ts';
import { securityHeaders } from './headers.ts';

const headersAt = (origin: string) => securityHeaders({ origin, files: { origin: '' } } as Bank);

it('browsers that came by https come by nothing else for a year, to names below it too (SEC-24)', () => {
  expect(headersAt('https://bank.example')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headersAt('http://localhost:4000')['strict-transport-security']).toBeUndefined();
});
