/** How the tests' Chromium is started: in a container without a display, asking nobody on the network. */
import { existsSync } from 'node:fs';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM as the set-up found it, else Debian's; undefined leaves Playwright its own. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => path && existsSync(path));
