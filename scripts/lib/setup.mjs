/** Makes a clone ready: dependencies always; for tests also a browser, fonts for Chinese and Japanese, and a PostgreSQL server. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Trouble, run, say, top } from './run.mjs';

const wantedNode = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wantedNode[0] || (major === wantedNode[0] && minor < wantedNode[1]))
    throw new Trouble(`Bankside needs Node ${wantedNode.join('.')} or later; this is ${process.versions.node}.`);
}

/** Every package of the lock file is in node_modules in its version (optional ones of other machines apart). */
function packagesStand() {
  const hidden = `${top}/node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const [wanted, there] = [`${top}/package-lock.json`, hidden].map((path) => JSON.parse(readFileSync(path, 'utf8')).packages);
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    return there[path] ? link || there[path].version === version : optional;
  });
}

/**
 * What package-lock.json says, when node_modules is not that. Not `npm ci`: it refuses the lock file when the registry
 * lacks an optional binary of another kind of machine. No package runs a script of its own.
 */
export async function installPackages() {
  checkNode();
  if (packagesStand()) return;
  say('Installing dependencies (once, a minute or so) …');
  const { code, output } = await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { npm_config_progress: 'false' },
  });
  if (code !== 0) throw new Trouble(`${output.trim()}\nnpm install failed. Is the package registry within reach?`);
}

const first = (paths) => paths.find((path) => path && existsSync(path));

async function playwrightBrowser() {
  const { chromium } = await import(`${top}/node_modules/playwright/index.mjs`);
  return first([chromium.executablePath()]);
}

/** Chromium without a window to draw: the same pages for half of the work. */
const findShell = async () => first([process.env.CHROMIUM, '/usr/bin/chromium-headless-shell']);
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const findBrowser = async () => (await findShell()) ?? first(systemBrowsers) ?? (await playwrightBrowser());

const postgresFolder = '/usr/lib/postgresql';
function findPostgres() {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).sort((a, b) => Number(b) - Number(a)) : [];
  return first([
    process.env.POSTGRES_BIN && `${process.env.POSTGRES_BIN}/initdb`,
    ...versions.map((version) => `${postgresFolder}/${version}/bin/initdb`),
  ]);
}

const findFonts = async () => {
  const fonts = await run('fc-list', [':lang=ja', 'family']).catch(() => ({ output: '' }));
  return fonts.output.trim() || undefined;
};

let aptIsFresh = false;
/** Debian packages, when we may install any. */
async function apt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  say(`Installing ${name} (once) …`);
  if (!aptIsFresh) await run('apt-get', ['update', '-qq'], { env });
  aptIsFresh = true;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

/** What the tests need beyond npm: how to find it, its Debian package, and what happens without it. */
const needs = [
  {
    what: 'a Chromium without windows',
    find: findShell,
    package: 'chromium-headless-shell',
    without: 'Install chromium-headless-shell: the browser tests take twice as long without it.',
  },
  {
    what: 'a Chromium browser',
    find: findBrowser,
    package: 'chromium',
    without: 'Install Chromium, or set CHROMIUM to its path.',
    required: true,
  },
  {
    what: 'fonts for Chinese and Japanese',
    find: findFonts,
    package: 'fonts-noto-cjk',
    without: 'Install fonts-noto-cjk (or Noto Sans CJK): without it screenshots show boxes.',
  },
  {
    what: 'a PostgreSQL server',
    find: findPostgres,
    package: 'postgresql',
    without: 'Install PostgreSQL 15 or later, or set POSTGRES_BIN to the folder of initdb. The PostgreSQL suite is skipped.',
  },
  ...[
    { what: 'Firefox', paths: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'], package: 'firefox-esr' },
    { what: 'WebKit', paths: [process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
    { what: 'a screen for WebKit', paths: ['/usr/bin/Xvfb'], package: 'xvfb' },
  ].map(({ paths, ...each }) => ({
    ...each,
    find: async () => first(paths),
    without: `Install ${each.package}: tests/embed/engines.spec.ts fails without it.`,
  })),
];

/** What `npm run torture -- failover` needs beside them; what is missing ends it. */
const failoverNeeds = [
  ['Patroni', '/usr/bin/patroni', 'patroni'],
  ['etcd', '/usr/bin/etcd', 'etcd-server'],
  ['HAProxy', '/usr/sbin/haproxy', 'haproxy'],
  ['PgBouncer', '/usr/sbin/pgbouncer', 'pgbouncer'],
  ['ip', '/usr/sbin/ip', 'iproute2'],
].map(([what, path, name]) => ({
  what,
  find: async () => first([path]),
  package: name,
  without: `Install Debian’s ${name}, and run this as root: it makes network namespaces.`,
  required: true,
}));

export async function setUpForFailover() {
  for (const each of failoverNeeds) await need(each);
}

async function need({ what, find, package: name, without, required }) {
  let found = await find();
  if (!found) await apt(name);
  found ??= await find();
  if (found) return found;
  if (required) throw new Trouble(`The tests need ${what}. ${without}`);
  say(`NOTE: ${what} is missing. ${without}`);
  return undefined;
}

/** Everything the tests need. Tells the programs that follow where the browser and PostgreSQL are. */
export async function setUpForTests() {
  await installPackages();
  const found = [];
  for (const each of needs) found.push(await need(each));
  const [, browser, , initdb] = found;
  process.env.CHROMIUM = browser;
  if (initdb) process.env.POSTGRES_BIN = initdb.replace(/\/initdb$/, '');
}
