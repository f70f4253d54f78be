/** The seeded books as a database of a PostgreSQL that the tests started; a test's bank has a copy of it. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { testNow } from '../ledger/fresh-company.ts';
import { hashPassword } from '../services/passwords.ts';
import { seededPassword } from '../store/seed/demo-people.ts';
import { seed } from '../store/seed/seed.ts';
import { openStore, type Store } from '../store/store.ts';

const template = 'seeded';

const databaseAt = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes the database that the others are copies of. */
export async function seededDatabase(server: string): Promise<void> {
  await onServer(server, `create database ${template}`);
  const store = await openStore({ url: databaseAt(server, template) });
  await seed(store, { anchor: testNow, passwordHash: await hashPassword(seededPassword) });
  await store.close();
}

/** A copy, deleted when the store is closed. */
export async function copyOfSeeded(server: string): Promise<Store> {
  const name = `bank_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const store = await openStore({ url: databaseAt(server, name), poolSize: 4 });
  return {
    ...store,
    close: async () => {
      await store.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
