/** In front of the machines: HAProxy, which knows by Patroni who leads, and PgBouncer, which the bank's processes connect to. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { freePort } from '../support/bank-process.ts';
import { startPgbouncer, type Pooler } from '../support/pgbouncer.ts';
import { addressOf, nodeNames } from './network.ts';

const settings = (port: number) => `
global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodeNames.map((name) => `  server ${name} ${addressOf(name)}:5432 check port 8008`).join('\n')}
`;

export async function openFront(folder: string, pgbouncer: string): Promise<Pooler> {
  const port = await freePort();
  writeFileSync(`${folder}/haproxy.cfg`, settings(port));
  const haproxy = spawn('haproxy', ['-q', '-db', '-f', `${folder}/haproxy.cfg`], { stdio: 'ignore' });
  const pooler = await startPgbouncer(pgbouncer, `host=127.0.0.1 port=${port}`);
  return { ...pooler, stop: async () => (await pooler.stop(), void haproxy.kill('SIGKILL')) };
}
