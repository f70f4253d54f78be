/**
 * npm run torture -- failover: three PostgreSQL machines with synchronous replication, two bank processes, and load while the leader is
 * killed, loses its power or its network, and the pooler restarts. KILLS and CUTS say how often. Needs root, for network namespaces.
 */
import { mkdtempSync, chmodSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { policyOfTests, startBankProcess, type BankProcess } from '../support/bank-process.ts';
import { pgbouncerProgram, type Pooler } from '../support/pgbouncer.ts';
import { postgresPrograms } from '../support/postgres.ts';
import { sandboxOf } from '../support/sandbox.ts';
import { secondsUntil, startWork, type Work } from './clients.ts';
import { openFront } from './front.ts';
import { closeNetwork, cut, mend, nodeNames, openNetwork, powerOff, type NodeName } from './network.ts';
import { Node, whenWhole } from './nodes.ts';
import { proveNothingLost } from './proof.ts';

const kills = Number(process.env['KILLS'] ?? 10);
const cuts = Number(process.env['CUTS'] ?? 2);
const goal = 30;

type Fault = { readonly what: string; readonly strike: (leader: NodeName) => Promise<void>; readonly heal: (leader: NodeName) => void };

const say = (line: string) => void process.stdout.write(`${line}\n`);

function owner(): { uid: number; gid: number } {
  const [, , uid = '', gid = ''] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Kills of PostgreSQL alone and of the whole machine by turns, then cut networks, then the pooler. */
function faultsOf(nodes: Readonly<Record<NodeName, Node>>, pooler: Pooler): readonly Fault[] {
  const killed: Fault = { what: 'kill -9 of PostgreSQL', strike: async (leader) => nodes[leader].killDatabase(), heal: () => undefined };
  const off: Fault = {
    what: 'the whole machine off',
    strike: async (leader) => powerOff(leader),
    heal: (leader) => nodes[leader].powerOn(),
  };
  const cable: Fault = { what: 'its network cut', strike: async (leader) => void cut(leader), heal: (leader) => void mend(leader) };
  const restart: Fault = { what: 'PgBouncer restarted', strike: () => pooler.restart(), heal: () => undefined };
  return [
    ...Array.from({ length: kills }, (_, nth) => (nth % 2 === 0 ? killed : off)),
    ...Array.from({ length: cuts }, () => cable),
    restart,
  ];
}

type Row = { readonly what: string; readonly transfers: number; readonly signIns: number; readonly paid: number };

async function suffer(fault: Fault, work: Work): Promise<Row> {
  const leader = await whenWhole();
  const before = work.paid.length;
  await pause(3000);
  const since = performance.now();
  await fault.strike(leader);
  let [transfers, signIns] = [secondsUntil(since, work.paid), secondsUntil(since, work.signedIn)];
  while ((transfers === undefined || signIns === undefined) && performance.now() - since < 120_000) {
    await pause(200);
    [transfers, signIns] = [secondsUntil(since, work.paid), secondsUntil(since, work.signedIn)];
  }
  fault.heal(leader);
  await whenWhole();
  const row = { what: fault.what, transfers: transfers ?? Infinity, signIns: signIns ?? Infinity, paid: work.paid.length - before };
  say(`| ${leader}: ${row.what} | ${row.transfers.toFixed(1)} | ${row.signIns.toFixed(1)} | ${row.paid} |`);
  return row;
}

async function underFire(top: string, programs: string, pgbouncer: string): Promise<void> {
  const banks: BankProcess[] = [];
  const nodes = Object.fromEntries(nodeNames.map((name) => [name, new Node(name, top, programs, owner())])) as Record<NodeName, Node>;
  for (const name of nodeNames) nodes[name].powerOn();
  await whenWhole();
  const front = await openFront(top, pgbouncer);
  try {
    say('Three machines are up; the bank seeds its books through the pooler …');
    const env = { DATABASE_URL: front.url, BANK_NOW: '', BANK_POLICY: policyOfTests, LOG_LEVEL: 'fatal' };
    for (const name of ['one', 'two']) banks.push(await startBankProcess({ from: 'built', env, folder: `${top}/${name}` }));
    const urls = banks.map(({ url }) => url);
    const { company } = sandboxOf(urls[0] ?? '');
    for (const url of urls) await sandboxOf(url).settings({ transfers: { codeForNewRecipient: false } });
    const payee = await company({ project_name: 'Paid Ltd', balances: { USD: '1.00' } });
    const payers = [];
    for (let nth = 0; nth < 6; nth++) payers.push(await company({ project_name: `Payer ${nth}`, balances: { USD: '1000000.00' } }));
    const work = startWork(urls, payers, payee);
    say('\n| what happens to the leader | transfers after s | sign-ins after s | transfers acknowledged |\n| --- | --- | --- | --- |');
    const rows: Row[] = [];
    for (const fault of faultsOf(nodes, front)) rows.push(await suffer(fault, work));
    await pause(2000);
    await work.stop();
    const store = await openStore({ url: front.url });
    const wrong = [...(await proveNothingLost(store, work, payers, payee)), ...(await auditBooks(store)).filter(({ ok }) => !ok)];
    await store.close();
    const slow = rows.filter(({ transfers, signIns }) => Math.max(transfers, signIns) > goal);
    say(
      `\n${kills} kills, ${cuts} cuts: ${work.paid.length} transfers acknowledged, ${work.signedIn.length} sign-ins; wrong: ${JSON.stringify(wrong)}`,
    );
    if (wrong.length + slow.length > 0)
      throw new Error(`lost, doubled or wrong: ${JSON.stringify(wrong)}; over ${goal} s: ${JSON.stringify(slow)}`);
  } finally {
    for (const bank of banks) await bank.kill();
    await front.stop();
  }
}

const [programs, pgbouncer] = [postgresPrograms(), pgbouncerProgram()];
if (process.getuid?.() !== 0 || !programs || !pgbouncer) throw new Error('needs root, PostgreSQL and PgBouncer');
const top = mkdtempSync(`${tmpdir()}/bankside-failover-`);
chmodSync(top, 0o755);
openNetwork();
try {
  await underFire(top, programs, pgbouncer);
} finally {
  for (const name of nodeNames) powerOff(name);
  closeNetwork();
  if (!process.env['KEEP']) rmSync(top, { recursive: true, force: true });
}
process.exit();
