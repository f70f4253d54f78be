/**
 * A PostgreSQL of our own for a test: its own data folder, reached only by a socket in it, gone afterwards. PostgreSQL
 * refuses to run as root, so root hands it to the user `postgres` (D-103).
 */
import { type ChildProcess, spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

export type Postgres = {
  readonly url: string;
  /** A base backup into this new folder. */
  backUp(into: string): void;
  /** Dies without a chance to tidy up, as in a power cut of the machine's processes. */
  crash(): Promise<void>;
  /** Starts again on the same data, after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, or undefined where there is none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env['POSTGRES_BIN'] ?? '', ...versions.map((version) => `${debian}/${version}/bin`)];
  return folders.find((folder) => folder !== '' && existsSync(`${folder}/initdb`));
}

function succeed(program: string, args: readonly string[], as: SpawnSyncOptions): void {
  const { status, stderr } = spawnSync(program, args, { ...as, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return owner;
}

let cluster: string | undefined;
/** A cluster without anything of ours, made once for a process: a copy takes a tenth of `initdb`'s time. */
function newCluster(programs: string): string {
  if (cluster !== undefined) return cluster;
  const folder = mkdtempSync(`${tmpdir()}/bankside-initdb-`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const args = ['-D', `${folder}/data`, '-U', 'bank', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  succeed(`${programs}/initdb`, args, { cwd: folder, env: plainEnv(), ...ownerOf(folder) });
  return (cluster = `${folder}/data`);
}

const plainEnv = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' });

/** `data`: a folder that a base backup made, which is used up; else a new database. */
export async function startPostgres(programs: string, extra: readonly string[] = [], data?: string): Promise<Postgres> {
  const folder = mkdtempSync(`${tmpdir()}/bankside-pg-`);
  const as = { cwd: folder, env: plainEnv(), ...ownerOf(folder) };
  const must = (program: string, args: readonly string[]) => succeed(`${programs}/${program}`, args, as);
  if (data !== undefined) renameSync(data, `${folder}/data`);
  else if (spawnSync('cp', ['-a', newCluster(programs), `${folder}/data`], as).status !== 0)
    throw new Error('the new cluster was not copied');
  const url = `postgresql://bank@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    'deadlock_timeout=50ms',
    'random_page_cost=1.1',
    ...extra,
  ];
  const launch = () =>
    spawn(`${programs}/postgres`, ['-D', `${folder}/data`, ...settings.flatMap((setting) => ['-c', setting])], { ...as, stdio: 'ignore' });
  let server = launch();
  const answers = () => spawnSync(`${programs}/pg_isready`, ['-q', '-h', folder]).status === 0;
  await answering(server, answers);
  return {
    url,
    backUp: (into) => must('pg_basebackup', ['-h', folder, '-U', 'bank', '-D', into, '-X', 'none', '--checkpoint=fast', '--no-sync']),
    crash: () => ended(server, 'SIGKILL'),
    restart: async () => {
      for (let attempt = 0; attempt < 50; attempt++) {
        server = launch();
        if (
          await answering(server, answers).then(
            () => true,
            () => false,
          )
        )
          return;
        await pause(200); // the dead server's children let go of the data folder within moments
      }
      throw new Error('PostgreSQL did not come back');
    },
    stop: async () => {
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresUser(): { uid: number; gid: number } {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL will not run as root and there is no user postgres');
  return { uid: Number(uid), gid: Number(gid) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answering(server: ChildProcess, answers: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('PostgreSQL ended at its start');
    if (answers()) return;
    await pause(100);
  }
  throw new Error('PostgreSQL does not answer');
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
