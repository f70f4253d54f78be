/** Inputs from a JSON Schema: mostly well formed, so that they reach the handlers, with hostile values put anywhere. */
import fc from 'fast-check';

type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  /** Forms distinguished by a field. */
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: Schema | boolean;
};

export const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  Number.MIN_VALUE,
  '',
  ' ',
  '0',
  '-0',
  'NaN',
  '1e999',
  '\u0000',
  '\ud800',
  '\u202e',
  '\r\nBcc: evil@e.example',
  "' or 1=1; --",
  '"; drop table users; --',
  '%s%n',
  '{{code}}',
  '${7*7}',
  '../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'a'.repeat(5000),
  '𝒳'.repeat(300),
  '１２３',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  '2025-02-30',
  '9999-12-31T23:59:59Z',
  [],
  {},
  [[]],
  { length: 1e9 },
  ['a', ['b']],
  { toString: 'x', constructor: 1, __proto__: { isAdmin: true } },
  Array.from({ length: 300 }, () => 'x'),
];
const likely: readonly string[] = [
  'owner@harbour-vale.example',
  'somebody@fresh.example',
  'Harbour-Light-7',
  '123456',
  '+65',
  '8123 4567',
  'https://hooks.client.example/x',
  'USD',
  '12.50',
  'paper.pdf',
  'image/png',
  '2025-11-18T01:46:00Z',
  '2025-11-18',
  'HV1',
  'Some words',
  'GB',
  'GB10NRMB60161331926819',
  'NRMBGB2L',
  '0x3ba9f04c61d27e85C0fe418aD7B3629E5C1F8A40',
  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  '11111111-2222-4333-8444-555555555555',
];

/** Draws a value for a schema; one in eight is hostile. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: wellFormed(schema), weight: 7 }, { arbitrary: fc.constantFrom(...hostile), weight: 1 });
}

function wellFormed(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return fc.oneof(...forms.map(fromSchema));
  if (schema.type === 'object') {
    const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, fromSchema(each)]));
    return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
  }
  if (schema.type === 'array') return fc.array(schema.items ? fromSchema(schema.items) : fc.anything(), { maxLength: 4 });
  if (schema.type === 'integer')
    return fc.integer({ min: Math.max(-5, schema.minimum ?? -5), max: Math.min(1_000_000_000, schema.maximum ?? 100) });
  if (schema.type === 'number') return fc.double();
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type !== 'string') return fc.anything();
  return fc.oneof(
    { arbitrary: fc.constantFrom(...likely), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  );
}
