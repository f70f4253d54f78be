/** How the tests' Chromium is started: in a container without a display, asking nobody on the network. */
import { existsSync } from 'node:fs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-software-rasterizer',
  '--font-render-hinting=none', // letters as wide without windows as with them
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu', // one process less to wake for each frame
];

const debian = ['chromium-headless-shell', 'chromium', 'chromium-browser'].map((name) => `/usr/bin/${name}`);
/** CHROMIUM as the set-up found it, else Debian's; undefined leaves Playwright its own. */
const path = (): string | undefined => [process.env['CHROMIUM'], ...debian].find((each) => each && existsSync(each));

/** For Playwright, vitest's browser and the bench alike. */
export function launchOptions(): { readonly args: string[]; readonly executablePath?: string } {
  const executablePath = path();
  return { args: [...flags], ...(executablePath ? { executablePath } : {}) };
}
