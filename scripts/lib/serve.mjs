/** Runs the bank and the partner sites in the foreground: waits until they are ready, passes Ctrl-C on, ends when they end. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { kycKey, partnerKey } from './people.mjs';
import { Trouble, top } from './run.mjs';

export const portFrom = (env) => Number(env.PORT ?? 4000);

const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault) => (fault.code === 'EADDRINUSE' ? resolve(false) : reject(fault)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** `count` ports from `port` on. Throws one line that names every one on which somebody listens. */
export async function freePorts(port, count, what) {
  const ports = Array.from({ length: count }, (_, at) => port + at);
  const free = await Promise.all(ports.map(isFree));
  const taken = ports.filter((_, at) => !free[at]);
  if (taken.length === 0) return ports;
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `Ports ${taken.join(', ')} are`;
  throw new Trouble(`${which} taken. Stop what uses ${taken.length === 1 ? 'it' : 'them'}, or take others: PORT=${port + 100} ${what}`);
}

/** Resolves when the address answers 200; rejects when the child ends before. */
export async function ready(address, child) {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Trouble(`What serves ${address} stopped before it was ready.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const patience = 8000;

/** Starts a program that must stop with us. Answers the child; `ended` resolves with the exit code, 0 after Ctrl-C. */
export function foreground(program, args, env) {
  const child = spawn(program, args, { cwd: top, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patience).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(asked ? 0 : (code ?? 1))));
  return { child, stop, ended };
}

/** Ends all when one ends. Answers the first one's exit code, once all are gone. */
export async function together(programs) {
  const first = await Promise.race(programs.map(({ ended }) => ended));
  for (const { stop } of programs) stop();
  await Promise.all(programs.map(({ ended }) => ended));
  return first;
}

/** Where the partner sites are: foreign sites to the bank's localhost, not only foreign origins (D-122). Yours, when you say so. */
export const siteOrigins = ([partnerPort, visionlifePort]) => ({
  PARTNER_ORIGIN: process.env.PARTNER_ORIGIN ?? `http://127.0.0.1:${partnerPort}`,
  VISIONLIFE_ORIGIN: process.env.VISIONLIFE_ORIGIN ?? `http://127.0.0.1:${visionlifePort}`,
});

/** The partner sites as they are in demo/, for a bank at `bank`. */
export function partnerSites([partnerPort, visionlifePort], bank) {
  const site = (name, port) =>
    foreground('node', [`demo/${name}/server.mjs`], {
      PORT: String(port),
      BANK: bank,
      PARTNER_KEY: process.env.PARTNER_KEY ?? partnerKey,
      KYC_KEY: process.env.KYC_KEY ?? kycKey,
    });
  return [site('partner', partnerPort), site('visionlife', visionlifePort)];
}
