/** The seeded books as a database of a PostgreSQL that the tests started; a test's bank has a copy of it. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
export async function makeSeeded(server: string, work: (url: string) => Promise<void>): Promise<void> {
  await onServer(server, `create database ${template}`);
  await work(databaseAt(server, template));
}

/** A copy for one bank. */
export async function copyOfSeeded(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `bank_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: databaseAt(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}
