/** The browsers that are no Chromium, as Debian has them. One that is missing is a failure: nothing is skipped in silence. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = {
  firefox: [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkit: [process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
} as const;
const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver', xvfb: 'xvfb' } as const;

export function programOf(name: keyof typeof places): string {
  const found = places[name].find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error(`${packages[name]} is not installed: apt-get install ${packages[name]} (npm test does it as root on Debian)`);
  return found;
}

export type Program = { readonly child: ChildProcess; readonly output: () => string; readonly end: () => Promise<void> };
export function startProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, extra?: 'pipe'): Program {
  const child = spawn(path, [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(extra ? [extra] : [])],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output: () => said,
    end: async () => {
      // its own group: a browser is many processes
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}
