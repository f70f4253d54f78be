/** The books without a row, and the seeded ones, as databases of a PostgreSQL that the tests started; a test has a copy of either. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openStore } from '../../store/store.ts';

type Template = 'empty' | 'seeded';

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

const make = (server: string, name: string, from: string) =>
  onServer(server, `create database ${name} template ${from} strategy file_copy`);

/** Makes the databases that the others are copies of. Their figures for the planner are taken once: no test's plans change with time (D-295). */
export async function makeTemplates(server: string, seed: (url: string) => Promise<void>): Promise<void> {
  await make(server, 'empty', 'template1');
  await (await openStore({ url: databaseAt(server, 'empty'), poolSize: 1 })).close();
  await make(server, 'seeded', 'empty');
  await seed(databaseAt(server, 'seeded'));
  await onServer(databaseAt(server, 'seeded'), 'analyze');
}

/** A copy for one bank. */
export async function copyOf(template: Template, server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `bank_${randomUUID().replaceAll('-', '')}`;
  await make(server, name, template);
  return { url: databaseAt(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}
