/** Well-formed inputs of a call, made from its schema, and one of their texts exchanged for another. */
import type { Call } from '@bankside/core/contract/define.ts';
import * as z from 'zod/mini';

type Schema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly pattern?: string;
  readonly format?: string;
};
export type Known = Readonly<Record<string, string>>;
export type Path = readonly (string | number)[];

/** What a text is by the name of its field, where its schema alone does not say. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/email/, 'owner@harbour-vale.example'],
  [/amount|rate|price/, '12.50'],
  [/currency/, 'USD'],
  [/hash/, 'a'.repeat(64)],
  [/code/, '123456'],
  [/url|link|webhook/, 'https://hooks.client.example/x'],
];
function textOf(name: string, { format, pattern }: Schema, known: Known): string {
  if (known[name] !== undefined) return known[name];
  if (format === 'date') return '2025-11-18';
  if (format === 'date-time') return '2025-11-18T01:46:00Z';
  if (pattern?.includes('16,64')) return 'x'.repeat(32);
  return byName.find(([names]) => names.test(name))?.[1] ?? 'Somewords';
}

/** The forms that differ by a choice: at most so many of a call. */
const formsMax = 8;
function forms(name: string, schema: Schema, known: Known): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum.slice(0, formsMax);
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf?.slice(0, 1);
  if (several) return several.flatMap((each) => forms(name, each, known)).slice(0, formsMax);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([field, each]) => [field, forms(field, each, known)] as const);
    const count = Math.min(formsMax, Math.max(1, ...fields.map(([, values]) => values.length)));
    return Array.from({ length: count }, (_, nth) =>
      Object.fromEntries(fields.map(([field, values]) => [field, values[nth % values.length]])),
    );
  }
  if (schema.type === 'array') return [forms(name.replace(/s$/, ''), schema.items ?? {}, known).slice(0, 1)];
  if (schema.type === 'integer' || schema.type === 'number') return [Math.max(1, schema.minimum ?? 1)];
  if (schema.type === 'boolean') return [true];
  return [schema.type === 'string' ? textOf(name, schema, known) : 'x'];
}

export const skeletons = (call: Call, known: Known): readonly unknown[] =>
  forms('', z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' }) as Schema, known);

/** Where the texts of an input are. */
export function texts(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, [...path, Array.isArray(value) ? Number(name) : name]));
}

export function exchanged(value: unknown, [first, ...rest]: Path, given: unknown): unknown {
  if (first === undefined) return given;
  if (Array.isArray(value)) return value.map((inner: unknown, nth) => (nth === first ? exchanged(inner, rest, given) : inner));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [first]: exchanged(fields[first], rest, given) };
}
