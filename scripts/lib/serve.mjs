/** Runs the bank in the foreground: waits until it is ready, passes Ctrl-C on, ends when it ends. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Trouble, top } from './run.mjs';

export const portFrom = (env) => Number(env.PORT ?? 4000);

/** Throws one line when somebody already listens there. */
export function freePort(port, what = 'npm start') {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (fault) =>
      reject(
        fault.code === 'EADDRINUSE'
          ? new Trouble(`Port ${port} is taken. Stop what uses it, or take another: PORT=${port + 100} ${what}`)
          : fault,
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** Resolves when /readyz answers 200; rejects when the child ends before. */
export async function ready(port, child) {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Trouble('The bank stopped before it was ready.');
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
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
