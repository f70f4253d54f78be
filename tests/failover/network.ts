/** Three machines of one network, each a network namespace on a bridge of ours: a cable can be pulled. Root on Linux alone. */
import { spawnSync } from 'node:child_process';

const net = '10.213.77';
const bridge = `bsbr${process.pid % 10_000}`;
export const gateway = `${net}.1`;
export const nodeNames = ['n1', 'n2', 'n3'] as const;
export type NodeName = (typeof nodeNames)[number];

export const addressOf = (name: NodeName): string => `${net}.${10 + nodeNames.indexOf(name)}`;
export const namespaceOf = (name: NodeName): string => `${bridge}-${name}`;
const cableOf = (name: NodeName) => `${bridge}${name}`;

function ip(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
  return stdout;
}

export function openNetwork(): void {
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${gateway}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const name of nodeNames) {
    const namespace = namespaceOf(name);
    ip('netns', 'add', namespace);
    ip('link', 'add', cableOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    ip('link', 'set', cableOf(name), 'master', bridge, 'up');
    ip('-n', namespace, 'addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
    ip('-n', namespace, 'link', 'set', 'eth0', 'up');
    ip('-n', namespace, 'link', 'set', 'lo', 'up');
  }
}

/** Nothing reaches the machine and nothing leaves it; its programs go on. */
export const cut = (name: NodeName): string => ip('link', 'set', cableOf(name), 'down');
export const mend = (name: NodeName): string => ip('link', 'set', cableOf(name), 'up');

const pidsIn = (name: NodeName): number[] =>
  ip('netns', 'pids', namespaceOf(name))
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0);

/** The machine loses its power: every program of it dies at once. */
export function powerOff(name: NodeName): void {
  for (let pids = pidsIn(name); pids.length > 0; pids = pidsIn(name))
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it died with its parent
      }
}

export function closeNetwork(): void {
  for (const name of nodeNames) spawnSync('ip', ['netns', 'del', namespaceOf(name)]);
  spawnSync('ip', ['link', 'del', bridge]);
}
