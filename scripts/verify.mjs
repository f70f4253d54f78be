/**
 * npm run verify: reads every row of the books, proves them by the auditor and the chain of the audit trail, and looks for every kept
 * file. For BANK_DATA (.data) while no bank runs there, or for DATABASE_URL at any time. Ends with 1 when something is wrong.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { Trouble, main, say, top } from './lib/run.mjs';

register();
process.env.BANK_MIGRATIONS ??= `${top}/packages/bank/migrations`;
const from = (path) => import(`${top}/packages/bank/src/${path}`);
const [{ openStore }, { readThrough }, { auditBooks }, { files }] = await Promise.all(
  ['store/store.ts', 'store/disk/read-through.ts', 'ledger/auditor.ts', 'store/schema.ts'].map(from),
);
const folder = resolve(process.env.BANK_DATA ?? `${top}/.data`);
const url = process.env.DATABASE_URL;

/** Files that something refers to and that are not on the disk. */
async function lostFiles(store) {
  if (process.env.S3_BUCKET) return [];
  const { company_id, file_key: key, state } = files;
  const rows = await store.db.select({ company_id, key, state }).from(files);
  const kept = rows.filter((file) => file.state === 'stored' || file.state === 'claimed').map((file) => `${file.company_id}.${file.key}`);
  return kept.filter((name) => !existsSync(join(folder, 'files', 'kept', name)));
}

async function verify(store) {
  const wrong = [];
  const tables = await readThrough(store);
  for (const { table, fault } of tables) if (fault) wrong.push(`table ${table} cannot be read: ${fault}`);
  say(`Read ${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows of ${tables.length} tables`);
  if (wrong.length > 0) return wrong; // what cannot be read cannot be proved
  for (const { check, ok, detail } of await auditBooks(store)) if (!ok) wrong.push(`${check}: ${detail}`);
  for (const key of await lostFiles(store)) wrong.push(`file ${key} is missing`);
  return wrong;
}

main(async () => {
  if (!url && !existsSync(join(folder, 'pg'))) throw new Trouble(`There are no books at ${folder}.`);
  const store = await openStore(url ? { url } : { folder }).catch((fault) => {
    throw new Trouble(fault.message);
  });
  const wrong = await verify(store).finally(() => store.close());
  for (const line of wrong) say(`WRONG  ${line}`);
  if (wrong.length > 0)
    throw new Trouble(`${wrong.length} of the checks failed. Keep the books as they are, and bring back the last backup.`);
  say('The books are whole: balances, journals, records and the audit trail agree.');
});
