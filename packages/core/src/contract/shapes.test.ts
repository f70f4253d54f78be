import { describe, expect, it } from 'vitest';
import { companyName, partyName, paymentReference, personName, printable } from './shapes.ts';

describe('what is printed on cards and letters and goes through other banks', () => {
  const schemas = {
    person: personName(),
    company: companyName('blank'),
    party: partyName(100),
    reference: paymentReference,
    address: printable(200),
  };

  it.each(Object.entries(schemas))('a %s takes letters of every script and signs, and no emoji', (_what, schema) => {
    for (const text of ['Zoë O’Brien', '株式会社 岡部', '深圳南山电子有限公司', 'Mühle & Co™ 100 %']) expect(schema.parse(text)).toBe(text);
    for (const text of ['INV 💸 88', '❤️ Noor', '👩‍👧'])
      expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['emoji']);
  });
});
