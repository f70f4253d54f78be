/** What lets the same schema be spread over machines (ARC-08): company_id leads every key. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'packages/bank/migrations';
const sql = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');

/** Tables that belong to no company: small, the same everywhere, or what leads to the company of somebody belongs to. */
const shared: Readonly<Record<string, string>> = {
  announcements: 'for every client',
  applicant_directory: 'from a username or an email to its application, bank-wide',
  captchas: 'before anybody is known',
  deposit_directory: 'from an address on a chain to the company that it belongs to',
  directory: 'from an email to its company',
  document_directory: 'from the code on a paper to whose it is',
  invite_codes: 'before there is a company',
  issuer_cursor: 'how far the events of the issuer have been read',
  issuer_events: 'stored before it is known whose card they are about',
  link_directory: 'from an address that people open to the company whose link it is',
  rate_holds: "the world's, not believed yet",
  rates: "the world's",
  settings: "the bank's own",
  throttles: 'before anybody is known',
};

const tables = [...sql.matchAll(/CREATE TABLE "(\w+)" \(([\s\S]*?)\n\);/g)].map(([, name = '', body = '']) => {
  const inline = /"(\w+)"[^,\n]* PRIMARY KEY/.exec(body)?.[1];
  const keys = /PRIMARY KEY\(([^)]*)\)/.exec(body)?.[1]?.replace(/"/g, '').split(',') ?? (inline ? [inline] : []);
  return { name, keys, body };
});

describe('company_id leads the primary key', () => {
  it('of more than twenty tables', () => expect(tables.length).toBeGreaterThan(20));
  it.each(tables)('$name', ({ name, keys, body }) => {
    if (name in shared) expect(body, `${name} is named as shared`).not.toMatch(/PRIMARY KEY\("company_id"/);
    else expect(keys[0]).toBe('company_id');
  });
  it('names no exception that is gone', () =>
    expect(Object.keys(shared).filter((name) => !tables.some((table) => table.name === name))).toEqual([]));
});

it('nothing numbers rows by a sequence, and no constraint waits for the end of a transaction', () => {
  expect(sql).not.toMatch(/\bserial\b|GENERATED (ALWAYS|BY DEFAULT) AS IDENTITY|nextval\(/i);
  expect(sql).not.toMatch(/DEFERRABLE|EXCLUDE USING/i);
});

it("every reference between companies' tables carries company_id", () => {
  const references = [...sql.matchAll(/ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" FOREIGN KEY \(([^)]*)\)/g)];
  expect(
    references
      .filter(([, table = '', , columns = '']) => !(table in shared) && !columns.includes('"company_id"'))
      .map(([, table, name]) => `${table} ${name}`),
  ).toEqual([]);
});
