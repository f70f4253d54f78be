/** A PgBouncer in transaction mode in front of a PostgreSQL, on a port of its own. Like PostgreSQL it refuses to run as root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './bank-process.ts';

/** `url` names the pooler to the bank: ``. */
export type Pooler = { readonly url: string; restart(): Promise<void>; stop(): Promise<void> };

export const pgbouncerProgram = (): string | undefined =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => spawnSync(path, ['--version']).status === 0);

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

/** `server`: where PostgreSQL is, in PgBouncer's words. */
export async function startPgbouncer(program: string, server: string): Promise<Pooler> {
  const folder = mkdtempSync(`${tmpdir()}/bankside-pooler-`);
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = `${folder}/pgbouncer.ini`;
  writeFileSync(`${folder}/users.txt`, '"bank" ""\n');
  writeFileSync(
    settings,
    `[databases]
postgres = ${server} dbname=postgres user=bank
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 3
ignore_startup_parameters = extra_float_digits
log_connections = 0
log_disconnections = 0
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(program, ['-q', ...asUser, settings], { stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt++) {
      if (child.exitCode !== null) throw new Error('PgBouncer ended at its start');
      if (await listens(port)) return child;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('PgBouncer does not answer');
  };
  const end = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  let running = await launch();
  return {
    url: `postgresql://bank@127.0.0.1:${port}/postgres?pooler=transaction`,
    restart: async () => {
      await end(running);
      running = await launch();
    },
    stop: async () => {
      await end(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
