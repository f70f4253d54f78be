import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { emptyStore } from '../testing/seeded/seeded-snapshot.ts';
import { faultText } from './log.ts';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

it('says which query failed and where, and nothing of what was in it (SEC-13)', async () => {
  const at = new Date();
  const body = 'CANARY code 123456\n    at CANARY';
  const letter = {
    company_id: 'no uuid',
    mail_id: 'CANARY',
    recipient: 'CANARY@client.example',
    language: 'en',
    template: 'x',
    subject: 'x',
    body,
    created_at: at,
    next_try_at: at,
  };
  const fault: unknown = await store.db
    .insert(outbox)
    .values(letter)
    .catch((refused: unknown) => refused);
  expect(String(fault)).toContain('CANARY'); // or this test shows nothing
  const text = faultText(fault);
  expect(text).not.toContain('CANARY');
  expect(text).toMatch(/^Failed query \(22P02\): insert into "outbox"[^]*\n\s+at /);
  expect(faultText(new Error('plain'))).toMatch(/^Error: plain\n\s+at /);
  expect(faultText('text')).toBe('not an Error');
});
