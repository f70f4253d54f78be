import { expect, it } from 'vitest';
import { payments } from './payments.ts';

const form = { currency: 'USD', amount: '10', purpose: 'rent', every: 'once', first_on: '2026-01-31', ends: 'never', payee_id: 'p1' };
const faultsOf = (more: object) => {
  const read = payments.addSchedule.in.safeParse({ ...form, ...more });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('asks for a payee where none is chosen (TRF-26)', () => {
  expect(faultsOf({ payee_id: '' })[0]).toEqual(['payee_id', 'choose']);
  expect(faultsOf({ payee_id: 'not an id' })).toEqual([['payee_id', 'id']]);
});
