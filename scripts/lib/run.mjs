/** Small things every command needs; Node built-ins only, because they run before anything is installed. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const top = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export const say = (line = '') => process.stdout.write(`${line}\n`);

/** Seconds since `since` (from performance.now()), for people: '3.4 s', '2 min 5 s'. */
export function seconds(since) {
  const s = (performance.now() - since) / 1000;
  return s < 100 ? `${s.toFixed(1)} s` : `${Math.floor(s / 60)} min ${Math.round(s % 60)} s`;
}

/** One sentence for the person at the terminal, no stack. */
export class Trouble extends Error {}

/** Ends the command with a sentence where one is enough, and with the stack where it is not. */
export function main(work) {
  work().catch((fault) => {
    process.stderr.write(`${fault instanceof Trouble ? fault.message : fault.stack}\n`);
    process.exit(1);
  });
}

const running = new Set();
/** Ctrl-C ends what is running, then us. */
function stopTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      if (running.size === 0 && process.listenerCount(signal) > 0) return; // the bank in the foreground says how it stops
      for (const child of running) child.kill('SIGTERM');
      setTimeout(() => process.exit(130), 200);
    });
}

/** Runs a program in the project's folder. Answers { code, output }; with `show` its output goes straight to the terminal, with `tell` there as it comes. */
export function run(program, args, { env = {}, show = false, tell, input, cwd = top } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input ? 'pipe' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    if (running.size === 0 && process.listenerCount('SIGINT') === 0) stopTogether();
    running.add(child);
    let output = '';
    const heard = tell ?? ((chunk) => (output += chunk));
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.on('error', (fault) => (running.delete(child), reject(fault)));
    child.on('close', (code, signal) => (running.delete(child), resolve({ code: code ?? 1, signal, output })));
    if (input) child.stdin.end(input);
  });
}

/** Like run, but a failure ends the command and shows what the program said. */
export async function must(program, args, options = {}) {
  const result = await run(program, args, options);
  if (result.code !== 0)
    throw new Trouble(`${result.output}\n${[program, ...args].join(' ')} ended with ${result.signal ?? result.code}`.trim());
  return result.output;
}

/** The program of an installed package. */
export const bin = (name) => `${top}/node_modules/.bin/${name}`;
