/** WebKitGTK by WebDriver over HTTP. It has no mode without windows: they are drawn into Xvfb. */
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../bank-process.ts';
import { engineOf, type Engine } from './engine.ts';
import { programOf, startProgram } from './programs.ts';

type Capabilities = { readonly sessionId: string; readonly capabilities: { readonly browserVersion?: string } };

/** A screen of nobody else's: Xvfb says its number on its fourth stream. */
async function screen() {
  const program = startProgram(programOf('xvfb'), ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {}, 'pipe');
  const number = await new Promise<string>((resolve, reject) => {
    program.child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    program.child.once('exit', () => reject(new Error(`Xvfb did not start:\n${program.output()}`)));
  });
  return { display: `:${number}`, end: program.end };
}

export async function startWebkit(): Promise<Engine> {
  const [port, { display, end: endScreen }] = [await freePort(), await screen()];
  const env = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_FORCE_SANDBOX: '0',
    LANG: 'en_GB.UTF-8',
  };
  const program = startProgram(programOf('webkit'), [`--port=${port}`], env);
  let at = '';
  const ask = async (method: 'POST' | 'DELETE' | 'GET', path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`webkit, ${path.slice(at.length)}: ${Object.values(value as object).join(' ')}`);
    return value;
  };
  for (const ends = Date.now() + 30_000; ; await pause(100)) {
    const isThere = await ask('GET', '/status').then(() => true, () => false); // prettier-ignore
    if (isThere) break;
    if (Date.now() > ends) throw new Error(`WebKitWebDriver does not answer:\n${program.output()}`);
  }
  const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const { sessionId, capabilities } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as Capabilities;
  at = `/session/${sessionId}`;
  await ask('POST', `${at}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  const idOf = (element: unknown) => Object.values(element as Readonly<Record<string, string>>)[0];
  return engineOf({
    name: 'webkit',
    version: capabilities.browserVersion ?? '',
    go: async (url) => void (await ask('POST', `${at}/url`, { url })),
    script: async (script, args) => (await ask('POST', `${at}/execute/async`, { script, args })) as { value?: unknown },
    file: async (element, path) => void (await ask('POST', `${at}/element/${idOf(element)}/value`, { text: path })),
    actions: async (actions) => void (await ask('POST', `${at}/actions`, { actions })),
    frame: async (element) => void (await ask('POST', `${at}/frame`, { id: element })),
    stop: async () => {
      await ask('DELETE', at).catch(() => undefined);
      await program.end();
      await endScreen();
    },
  });
}
