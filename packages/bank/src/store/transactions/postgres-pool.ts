/**
 * Connections that have PostgreSQL parse and plan a statement once: one with parameters that is asked again gets a name (D-372). Behind a
 * pooler each transaction may have another connection, so that names are left out there (D-393).
 */
import pg from 'pg';
import { statementNames } from './statement-names.ts';

const nameOf = statementNames();

/** The text of a statement that has no name yet, as drizzle gives it and as `ask` does. */
function unnamed(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return undefined;
  return 'name' in query && query.name ? undefined : query.text;
}

type Inner = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/** Statements that are asked in one turn of the loop leave as one piece: a system call costs as much as a small statement. */
export class PreparingClient extends pg.Client {
  #gathers = false;

  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, pipeline: true });
  }

  override query(...given: unknown[]): never {
    const [query, values, ...rest] = given;
    const text = Array.isArray(values) && values.length > 0 ? unnamed(query) : undefined;
    const name = text === undefined ? '' : nameOf(text);
    const asked = name === '' ? given : [{ ...(typeof query === 'object' ? query : {}), text, name }, values, ...rest];
    this.#gather();
    return (super.query as (...all: unknown[]) => never)(...asked);
  }

  #gather(): void {
    if (this.#gathers) return;
    const { stream } = (this as unknown as Inner).connection;
    this.#gathers = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathers = false;
      stream.uncork();
    });
  }
}

/** Names of its own are no use either: each statement goes without, and one after the other (D-393). */
class NamelessClient extends pg.Client {
  #before: Promise<unknown> = Promise.resolve();

  override query(...given: unknown[]): never {
    const [query, ...rest] = given;
    const asked = typeof query === 'object' && query !== null && 'name' in query ? [{ ...query, name: undefined }, ...rest] : given;
    const run = () => (super.query as (...all: unknown[]) => unknown)(...asked);
    const own = this.#before.then(run);
    this.#before = own.catch(() => undefined);
    return own as never;
  }
}

/** `?pooler=transaction` in the address of a database. */
export function isPooled(url: string): boolean {
  const mode = new URL(url).searchParams.get('pooler');
  if (mode === null) return false;
  if (mode !== 'transaction') throw new Error(`DATABASE_URL: pooler must be transaction, not ${mode}`);
  return true;
}

export function openPool(connectionString: string, max: number): pg.Pool {
  const Client = isPooled(connectionString) ? NamelessClient : PreparingClient;
  const pool = new pg.Pool({ Client, connectionString, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 5_000 });
  // A connection that PostgreSQL loses is replaced at the next call; unheard, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Runs `work` while other processes wait. The lock is a transaction's: one of a session would stay behind on a pooler's connection. */
export async function oneAtATime(connectionString: string, work: () => Promise<void>): Promise<void> {
  const turn = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  turn.on('error', () => undefined);
  await turn.connect();
  try {
    await turn.query('begin');
    await turn.query('select pg_advisory_xact_lock(72040401)');
    await work();
  } finally {
    await turn.query('commit').catch(() => undefined);
    await turn.end();
  }
}
