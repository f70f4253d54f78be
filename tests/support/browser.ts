/** How the tests' Chromium is started: in a container without a display, asking nobody on the network. */
import { existsSync } from 'node:fs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM as the set-up found it, else Debian's; undefined leaves Playwright its own. */
const path = (): string | undefined =>
  [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((each) => each && existsSync(each));

/** For Playwright, vitest's browser and the bench alike. */
export function launchOptions(): { readonly args: string[]; readonly executablePath?: string } {
  const executablePath = path();
  return { args: [...flags], ...(executablePath ? { executablePath } : {}) };
}
