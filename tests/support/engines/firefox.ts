/** Firefox by Marionette, the protocol behind geckodriver, which Debian's stable does not have: JSON with its length before it, on one socket. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bank-process.ts';
import { engineOf, type Engine } from './engine.ts';
import { programOf, startProgram } from './programs.ts';

type Reply = { readonly value?: unknown; readonly capabilities?: { readonly browserVersion?: string } };

/** Sends commands, one after the other; the first line that comes is a greeting. */
function speak(socket: Socket) {
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(fault: Error): void }>();
  let greet: () => void = () => undefined;
  const greeted = new Promise<void>((resolve) => (greet = resolve));
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const length = Number(rest.subarray(0, colon).toString());
      if (rest.length < colon + 1 + length) return;
      const message = JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString()) as unknown;
      rest = rest.subarray(colon + 1 + length);
      if (!Array.isArray(message)) greet();
      else {
        const [, id, fault, reply] = message as [number, number, { message: string } | null, Reply];
        const asked = waiting.get(id);
        waiting.delete(id);
        if (fault) asked?.reject(new Error(`firefox: ${fault.message}`));
        else asked?.resolve(reply);
      }
    }
  });
  let count = 0;
  const send = (name: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const text = JSON.stringify([0, count, `WebDriver:${name}`, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { greeted, send };
}

async function connected(port: number, output: () => string): Promise<Socket> {
  for (const ends = Date.now() + 60_000; Date.now() < ends; await pause(100)) {
    const socket = connect({ port, host: '127.0.0.1' });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    socket.destroy();
  }
  throw new Error(`Firefox does not answer:\n${output()}`);
}

/** It asks nobody on the network. */
const settings = (port: number) =>
  Object.entries({
    'marionette.port': port,
    'intl.accept_languages': 'en-GB, en',
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.page': 0,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.disabledForTesting': true,
    'app.normandy.enabled': false,
    'browser.safebrowsing.downloads.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'toolkit.startup.max_resumed_crashes': -1,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');

export async function startFirefox(): Promise<Engine> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), settings(port));
  const program = startProgram(programOf('firefox'), ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    HOME: profile,
  });
  const socket = await connected(port, program.output);
  const { greeted, send } = speak(socket);
  await greeted;
  const { capabilities } = await send('NewSession', { strictFileInteractability: false });
  await send('SetTimeouts', { script: 60_000, pageLoad: 60_000 });
  await send('SetWindowRect', { width: 1280, height: 900 });
  const idOf = (element: unknown) => Object.values(element as Readonly<Record<string, string>>)[0];
  return engineOf({
    name: 'firefox',
    version: capabilities?.browserVersion ?? '',
    go: async (url) => void (await send('Navigate', { url })),
    script: async (script, args) =>
      (await send('ExecuteAsyncScript', { script, args, newSandbox: false, sandbox: null })).value as { value?: unknown },
    file: async (element, path) => void (await send('ElementSendKeys', { id: idOf(element), text: path })),
    actions: async (actions) => void (await send('PerformActions', { actions })),
    frame: async (element) => void (await send('SwitchToFrame', element === null ? { id: null } : { element: idOf(element) })),
    stop: async () => {
      socket.destroy();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  });
}
