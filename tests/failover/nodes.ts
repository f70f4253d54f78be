/** What runs on each of the three machines: etcd, and Patroni with its PostgreSQL, replicated synchronously. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { addressOf, gateway, namespaceOf, nodeNames, type NodeName } from './network.ts';

export type Owner = { readonly uid: number; readonly gid: number };
export type Member = { readonly name: NodeName; readonly role: string; readonly state: string };

const etcdOf = (port: number) => nodeNames.map((name) => `${name}=http://${addressOf(name)}:${port}`).join(',');

/** Patroni's settings: a dead PostgreSQL is not started again but replaced, and nothing is acknowledged that one machine alone has. */
const settings = (name: NodeName, folder: string, programs: string) => `
scope: bankside
name: ${name}
restapi: { listen: '${addressOf(name)}:8008', connect_address: '${addressOf(name)}:8008' }
etcd3: { hosts: '${nodeNames.map((each) => `${addressOf(each)}:2379`).join(',')}' }
bootstrap:
  dcs:
    ttl: 12
    loop_wait: 1
    retry_timeout: 3
    primary_start_timeout: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 80, wal_keep_size: 256MB, random_page_cost: 1.1, deadlock_timeout: 50ms }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: '${addressOf(name)}:5432'
  connect_address: '${addressOf(name)}:5432'
  data_dir: ${folder}/data
  bin_dir: ${programs}
  pgpass: ${folder}/pgpass
  authentication:
    superuser: { username: bank, password: failover }
    replication: { username: replicator, password: failover }
  parameters: { unix_socket_directories: '${folder}' }
  pg_hba:
    - host all all ${gateway}/24 trust
    - host replication all ${gateway}/24 trust
    - local all all trust
`;

export class Node {
  readonly #folder: string;
  readonly name: NodeName;
  readonly #owner: Owner;
  constructor(name: NodeName, top: string, programs: string, owner: Owner) {
    this.name = name;
    this.#owner = owner;
    this.#folder = `${top}/${name}`;
    mkdirSync(this.#folder);
    writeFileSync(`${this.#folder}/patroni.yml`, settings(name, this.#folder, programs));
    chownSync(this.#folder, owner.uid, owner.gid);
  }

  /** Both programs, as after the machine was switched on. */
  powerOn(): void {
    const url = (port: number) => `http://${addressOf(this.name)}:${port}`;
    const own = `--name ${this.name} --data-dir ${this.#folder}/etcd --logger zap --log-level error --pre-vote=true --heartbeat-interval 250 --election-timeout 2500`;
    const clients = `--listen-client-urls ${url(2379)} --advertise-client-urls ${url(2379)}`;
    const peers = `--listen-peer-urls ${url(2380)} --initial-advertise-peer-urls ${url(2380)} --initial-cluster ${etcdOf(2380)}`;
    this.#run('etcd', `${own} ${clients} ${peers}`.split(' '));
    this.#run('patroni', [`${this.#folder}/patroni.yml`]);
  }

  #run(program: string, args: readonly string[]): void {
    const { uid, gid } = this.#owner;
    const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', 'env', `HOME=${this.#folder}`, 'LC_ALL=C.UTF-8'];
    const log = openSync(`${this.#folder}/${program}.log`, 'a');
    spawn('ip', ['netns', 'exec', namespaceOf(this.name), ...drop, program, ...args], { stdio: ['ignore', log, log], cwd: this.#folder });
  }

  /** kill -9 of PostgreSQL alone; Patroni lives and sees it. */
  killDatabase(): void {
    const file = `${this.#folder}/data/postmaster.pid`;
    if (!existsSync(file)) throw new Error(`${this.name} has no PostgreSQL to kill`);
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  }
}

/** As the first machine that answers sees them; empty when none does. */
export async function membersNow(): Promise<readonly Member[]> {
  for (const name of nodeNames)
    try {
      const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      const { members = [] } = (await answer.json()) as { members?: Member[] };
      if (members.length > 0) return members;
    } catch {
      // the next one
    }
  return [];
}

/** Waits until one machine leads, one confirms each commit and the third follows, for three seconds; answers the leader. */
export async function whenWhole(ms = 180_000): Promise<NodeName> {
  const until = performance.now() + ms;
  let members: readonly Member[] = [];
  let [seen, times]: [NodeName | undefined, number] = [undefined, 0];
  while (performance.now() < until) {
    members = await membersNow();
    const leaders = members.filter(({ role, state }) => role === 'leader' && state === 'running');
    const followers = members.filter(({ role, state }) => role !== 'leader' && (state === 'running' || state === 'streaming'));
    const [leader] = leaders;
    const whole = leader && followers.length === 2 && followers.some(({ role }) => role === 'sync_standby') ? leader.name : undefined;
    [seen, times] = [whole, whole === seen ? times + 1 : 1];
    if (whole && times > 6) return whole;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`the cluster is not whole after ${ms / 1000} s: ${JSON.stringify(members)}`);
}
