/**
 * The rules of docs/architecture.md, executed: who may import what, one name for a feature everywhere,
 * one file for each library and for looks.
 */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '@bankside/core/contract/index.ts';
import { circlesOf } from './architecture/circles.ts';
import { deepImports, unusedExports } from './architecture/package-exports.ts';
import { folderSizes, most } from './architecture/folders.ts';
import { homes, mechanismsIn } from './architecture/mechanisms.ts';
import { layerOf, type Layer } from './architecture/layers.ts';
import { physicalStyles } from './architecture/physical-css.ts';
import { codeOf, everything, importsOf, partners, product, type Import } from './architecture/sources.ts';

/** Who may import what (ARC-02). `types`: only as types. `packages`: which npm packages; node: modules are the bank's alone. */
type Rule = { readonly layers: readonly Layer[]; readonly types?: readonly Layer[]; readonly packages: RegExp };
/** Rows, books, the world outside, the call machine, what the bank knows to do: each knows those before it in its own row below. */
const belowDomain: readonly Layer[] = ['bank/demo', 'bank/store', 'bank/ledger', 'bank/adapters', 'bank/platform'];
const allOfTheBank: readonly Layer[] = [
  ...belowDomain,
  'bank/domain',
  'bank/features',
  'bank/jobs',
  'bank/issuer_simulator',
  'bank/seed',
  'bank/server',
  'bank/sandbox',
  'bank',
];
const bankSide: readonly Layer[] = ['core/contract', 'core/rules', 'core/i18n'];
const serverPackages = /^(?!react|axios|zustand|@tanstack|@floating-ui)/;
const browserPackages =
  /^(react|react-dom|@floating-ui|@vanilla-extract|@tanstack|lucide-react|altcha-lib|zod|qrcode\.react|signature_pad|pdfjs-dist|papaparse|saxen|fflate|@simplewebauthn\/browser|@zxing\/library|@fontsource-variable|zustand\/vanilla)/;
const table: Readonly<Record<Layer, Rule>> = {
  'core/rules': { layers: ['core/rules'], packages: /^dayjs(\/|$)/ },
  'core/contract': { layers: ['core/contract', 'core/rules'], packages: /^zod\/mini$/ },
  'core/client': { layers: ['core/client', 'core/contract', 'core/rules'], packages: /^(axios|zustand)/ },
  'core/session': { layers: ['core/session', 'core/contract', 'core/rules'], packages: /^zustand\/vanilla$/ },
  'core/i18n': { layers: ['core/i18n', 'core/contract', 'core/rules'], packages: /^(i18next|zustand\/vanilla)$/ },
  kit: { layers: ['kit', 'core/rules', 'core/i18n'], types: ['core/contract', 'core/client'], packages: browserPackages },
  runtime: {
    layers: ['runtime', 'kit', 'core/rules', 'core/client', 'core/session', 'core/i18n'],
    types: ['core/contract'],
    packages: /^(react|zustand\/vanilla)$/,
  },
  shared: {
    layers: ['shared', 'runtime', 'kit', 'core/rules', 'core/contract', 'core/client', 'core/session', 'core/i18n'],
    packages: browserPackages,
  },
  wizard: {
    layers: ['wizard', 'shared', 'runtime', 'kit', 'core/rules', 'core/i18n'],
    packages: /^(react|@vanilla-extract\/css|zustand\/vanilla)/,
  },
  features: {
    layers: ['features', 'wizard', 'shared', 'runtime', 'kit', 'core/rules', 'core/contract', 'core/client', 'core/session', 'core/i18n'],
    packages: /^(react|@vanilla-extract\/css|zustand\/vanilla)/,
  },
  widgets: { layers: ['widgets', 'features', 'runtime', 'core/rules', 'core/i18n'], packages: /^(i18next$|words:)/ },
  elements: {
    layers: [
      'elements',
      'features',
      'shared',
      'runtime',
      'kit',
      'widgets',
      'core/rules',
      'core/contract',
      'core/client',
      'core/session',
      'core/i18n',
    ],
    packages: /^(react|@r2wc|@vanilla-extract\/css|zustand\/vanilla|words:)/, // the last is build/plugins/words.ts's
  },
  portal: {
    layers: [
      'portal',
      'widgets',
      'features',
      'shared',
      'runtime',
      'kit',
      'elements',
      'core/rules',
      'core/contract',
      'core/client',
      'core/session',
      'core/i18n',
    ],
    packages: /^(react|react-dom|zustand|i18next|@fontsource-variable|@vanilla-extract)/,
  },
  'bank/demo': { layers: ['bank/demo', ...bankSide], packages: serverPackages },
  'bank/store': { layers: ['bank/store', ...bankSide], packages: serverPackages },
  'bank/ledger': { layers: ['bank/ledger', 'bank/store', ...bankSide], packages: serverPackages },
  'bank/adapters': { layers: ['bank/adapters', 'bank/demo', ...bankSide], packages: serverPackages },
  'bank/platform': { layers: ['bank/platform', 'bank/adapters', 'bank/store', 'bank/demo', ...bankSide], packages: serverPackages },
  'bank/domain': { layers: ['bank/domain', ...belowDomain, ...bankSide], packages: serverPackages },
  'bank/features': { layers: ['bank/features', 'bank/domain', ...belowDomain, ...bankSide], packages: serverPackages },
  'bank/jobs': { layers: ['bank/jobs', 'bank/domain', ...belowDomain, ...bankSide], packages: serverPackages },
  'bank/issuer_simulator': { layers: ['bank/issuer_simulator', 'bank/adapters', 'bank/demo', ...bankSide], packages: serverPackages },
  'bank/seed': { layers: ['bank/seed', 'bank/issuer_simulator', 'bank/domain', ...belowDomain, ...bankSide], packages: serverPackages },
  'bank/server': { layers: ['bank/server', 'bank/domain', ...belowDomain, ...bankSide], packages: serverPackages },
  'bank/sandbox': {
    layers: ['bank/sandbox', 'bank/issuer_simulator', 'bank/server', 'bank/seed', 'bank/domain', ...belowDomain, ...bankSide],
    packages: serverPackages,
  },
  bank: { layers: [...allOfTheBank, ...bankSide], packages: serverPackages },
};

/** Subjects of the bank's domain, and which others each may ask (D-161). */
const subjects: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  files: [],
  rates: [],
  identity: ['messages'],
  recipients: ['messages'],
  colleagues: ['identity', 'messages'],
  partners: ['messages'],
  records: [],
  kyc: ['files', 'messages'],
  webhooks: ['messages'],
  'card-money': ['files', 'messages', 'rates', 'records', 'transfers'],
  cards: ['card-money', 'files', 'issued-cards', 'messages', 'programmes'],
  'issued-cards': ['annual-fees', 'card-money', 'cards', 'messages', 'records', 'transfers'],
  staff: ['messages', 'rates'],
  deposits: ['identity', 'messages', 'rates', 'recipients', 'records'],
  payments: ['messages', 'rates', 'records', 'transfers'],
  transfers: ['identity', 'messages', 'rates', 'recipients', 'records'],
  'annual-fees': ['messages', 'rates', 'records'],
  programmes: ['annual-fees', 'card-money', 'cards', 'files', 'identity', 'issued-cards', 'messages', 'rates', 'records', 'transfers'],
  allocation: ['cards', 'issued-cards', 'messages', 'programmes'],
};
const subjectOf = (path: string) => /^packages\/bank\/src\/domain\/([\w-]+)/.exec(path)?.[1] ?? '';

/** The feature a file belongs to: its folder, or the file itself. */
const featureOf = (path: string) => /\/features\/([\w-]+)/.exec(path)?.[1];
const isIndex = (path: string) => path === 'packages/bank/src/features/index.ts';

function forbidden({ from, to, typeOnly }: Import): string | undefined {
  const here = layerOf(from);
  if (!here) return `${from} is in no layer`;
  const rule = table[here];
  const there = layerOf(to);
  if (!there) {
    if (to.startsWith('node:')) return here.startsWith('bank') ? undefined : `${from} imports ${to}: only the bank runs on Node`;
    if (/^(packages|tests|scripts)\//.test(to)) return `${from} imports ${to}`;
    return rule.packages.test(to) ? undefined : `${from} imports ${to}`;
  }
  if (!rule.layers.includes(there) && !(typeOnly && rule.types?.includes(there))) return `${from} (${here}) imports ${to} (${there})`;
  if (/\/testing\//.test(to)) return `${from} imports ${to}, which is for tests`;
  if (here === 'bank/domain' && there === here) {
    const [mine, other] = [subjectOf(from), subjectOf(to)];
    return mine === other || subjects[mine]?.includes(other) ? undefined : `${from} asks ${other}`;
  }
  const crosses = here === there && here.endsWith('features') && featureOf(from) !== featureOf(to) && !isIndex(from);
  return crosses ? `${from} reaches into the feature ${featureOf(to)}` : undefined;
}

const imports = product.flatMap(importsOf).filter(({ to }) => !/\.(json|sql|css|woff2)$/.test(to));

describe('who may import what', () => {
  it('sees imports at all', () => expect(imports.length).toBeGreaterThan(200));
  it('holds', () => expect(imports.flatMap((each) => forbidden(each) ?? [])).toEqual([]));
  it('and no files import each other in a circle when they are loaded', () => expect(circlesOf(product, 'value')).toEqual([]));
  it('nor by their types', () => expect(circlesOf(product, 'type')).toEqual([]));
  it('nor by what is fetched later', () => expect(circlesOf(product, 'later')).toEqual([]));
});

it('a folder has at most 20 files, styles, words and tests apart (D-160)', () => {
  expect(folderSizes(product).filter(([, files]) => files > most)).toEqual([]);
});

it('lazy, draft, intent and store exist once', () => {
  const of = (path: string) =>
    product
      .filter((each) => each.path === path)
      .map(codeOf)
      .join('');
  for (const [home, sign] of homes) expect(of(home), home).toMatch(sign);
  expect(mechanismsIn(product).filter(([, files]) => files.length > 1)).toEqual([]);
});

describe('what a package exports: the `exports` of its package.json (D-162)', () => {
  it('is the only way in', () => {
    const within = (path: string) => path.startsWith('packages/');
    expect(
      deepImports([...product, ...everything.filter(({ path }) => within(path))]).map(({ from, to }) => `${from} imports ${to}`),
    ).toEqual([]);
  });
  it('is used, where it is one file', () => expect(unusedExports(everything)).toEqual([]));
});

it("partners' sites know of the bank only by its address: nothing of ours is imported", () => {
  const imported = partners.flatMap(importsOf).map(({ to }) => to);
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((to) => !/^(node:|jose$|standardwebhooks$|demo\/)/.test(to))).toEqual([]);
});

/** D-113: each library behind as few files as it needs, so that first screens can do without it. */
const behind: Readonly<Record<string, { readonly in: RegExp; readonly files: number }>> = {
  axios: { in: /^packages\/core\/src\/client\//, files: 1 },
  i18next: { in: /^packages\/core\/src\/i18n\//, files: 1 },
  'react-i18next': { in: /^packages\/widgets\/src\/kit\//, files: 1 },
  '@floating-ui/react': { in: /^packages\/widgets\/src\/kit\//, files: 3 }, // popup-layer, menu-list, tip
  'react-dom': { in: /^packages\/(portal|widgets)\/src\//, files: 3 },
  'qrcode.react': { in: /^packages\/widgets\/src\/kit\//, files: 1 },
  signature_pad: { in: /^packages\/widgets\/src\/kit\/signature\//, files: 2 },
  'pdfjs-dist': { in: /^packages\/widgets\/src\/shared\/document-preview\//, files: 3 }, // the engine, and its reader for our builds and for partners'
  papaparse: { in: /^packages\/widgets\/src\/shared\/table-file\//, files: 1 },
  saxen: { in: /^packages\/widgets\/src\/shared\/table-file\//, files: 1 },
  '@zxing/library': { in: /^packages\/widgets\/src\/shared\/scan-codes\//, files: 1 },
  fflate: { in: /^packages\/widgets\/src\/shared\/table-file\//, files: 1 },
  'lucide-react': { in: /^packages\/widgets\/src\/kit\//, files: 1 },
  '@tanstack/react-query': { in: /^packages\/widgets\/src\/(kit|shared)\//, files: 2 },
  pg: { in: /^packages\/bank\/src\/store\//, files: 1 },
  '@electric-sql/pglite': { in: /^packages\/bank\/src\/store\//, files: 2 },
  nodemailer: { in: /^packages\/bank\/src\/adapters\//, files: 2 },
  sharp: { in: /^packages\/bank\/src\//, files: 1 },
  '@simplewebauthn/server': { in: /^packages\/bank\/src\/domain\//, files: 1 },
  '@simplewebauthn/browser': { in: /^packages\/widgets\/src\/shared\/proof\//, files: 1 },
  otpauth: { in: /^packages\/bank\/src\/domain\//, files: 1 },
  '@node-rs/argon2': { in: /^packages\/bank\/src\/domain\//, files: 1 },
  '@fastify/busboy': { in: /^packages\/bank\/src\/domain\//, files: 1 },
  '@r2wc/react-to-web-component': { in: /^packages\/widgets\/src\/elements\//, files: 1 },
  pino: { in: /^packages\/bank\/src\/adapters\//, files: 1 },
};

it.each(Object.entries(behind))('%s stays behind its own files', (library, { in: folder, files }) => {
  const users = [
    ...new Set(imports.filter(({ to, typeOnly }) => !typeOnly && (to === library || to.startsWith(`${library}/`))).map(({ from }) => from)),
  ];
  expect(users.filter((path) => !folder.test(path))).toEqual([]);
  expect(users.length, users.join(', ')).toBeLessThanOrEqual(files);
});

/** Screens without calls of their own: pages of text, and a page about calls of `account`. */
const screensWithoutCalls = ['products', 'profile'];
const featureNames = [...Object.keys(contract), ...screensWithoutCalls];
/** Stories of the host itself: guard, session, languages. */
const storyNames = [...featureNames, 'portal'];
const namesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => name !== 'index' && !name.endsWith('.test'));

describe('a feature has one name everywhere', () => {
  it.each([
    ['packages/bank/src/features', featureNames],
    ['packages/widgets/src/features', featureNames],
    ['tests/features', storyNames],
  ] as const)('%s', (folder, names) => {
    expect(namesIn(folder).filter((name) => !names.includes(name))).toEqual([]);
  });
  it('the bank handles every feature of the contract', () => {
    expect(Object.keys(contract).filter((name) => !namesIn('packages/bank/src/features').includes(name))).toEqual([]);
  });
});

it('only tokens.css.ts holds a colour or a pixel', () => {
  const look = /#[0-9a-f]{3,8}\b(?!['"]?\s*\/)|\brgba?\(|\bhsla?\(|\b\d*\.?\d+px\b/i;
  const found = product
    .filter(({ path }) => /^packages\/(widgets|portal)\//.test(path) && !path.endsWith('tokens.css.ts'))
    .flatMap((source) =>
      codeOf(source)
        .split('\n')
        .flatMap((line, at) => (look.test(line) ? [`${source.path}:${at + 1} ${line.trim().slice(0, 120)}`] : [])),
    );
  expect(found).toEqual([]);
});

it('styles know no left and right, so that a tag may be read from right to left (D-407)', () => {
  expect(physicalStyles(product)).toEqual([]);
  const wrong = ["marginLeft: '1em'", "padding: '0 1em 0 2em'", "textAlign: 'left'", 'boxShadow: `inset 3px 0 0 red`', "left: '0'"];
  const source = { path: 'wrong.css.ts', text: wrong.join('\n'), lines: wrong.length, isTest: false };
  expect(physicalStyles([source])).toHaveLength(wrong.length);
});

it('only the ledger moves money', () => {
  const moves =
    /(insert\(transfers\)|insert\(holds\)|update\(accounts\)|update\(holds\)|delete\((accounts|holds|transfers|journals)\)|insert into "?(transfers|holds)|update "?(accounts|holds)"? set)/i;
  expect(
    product
      .filter(({ path }) => layerOf(path) !== 'bank/ledger')
      .filter((source) => moves.test(codeOf(source)))
      .map(({ path }) => path),
  ).toEqual([]);
});

/** Tables of data, which are as long as what they list. */
const tables = [
  /^packages\/core\/src\/(rules|contract)\//,
  /^packages\/bank\/src\/(store|ledger)\/(\w+-)*schema\.ts$/,
  /tokens\.css\.ts$/,
  /^packages\/widgets\/src\/elements\/(elements|generated\/(typings|message-keys)|react)\.ts$/, // the table of tags, and what is made from it
  /^packages\/bank\/src\/(demo|seed)\//,
  /^tests\/architecture\.test\.ts$/,
];

it('files stay under 200 lines, tests under 300, tables of data apart', () => {
  const long = everything.filter(({ path, lines, isTest }) => lines > (isTest ? 300 : 200) && !tables.some((each) => each.test(path)));
  expect(long.map(({ path, lines }) => `${path} ${lines}`)).toEqual([]);
});

it('nothing is left half done: no TODO, no test that is skipped or alone, no switched-off check', () => {
  const left = /\b(TODO|FIXME)\b|@ts-(ignore|expect-error|nocheck)|oxlint-disable|eslint-disable|\b(it|test|describe)\.(only|skip)\(/;
  expect(everything.filter(({ path, text }) => path !== 'tests/architecture.test.ts' && left.test(text)).map(({ path }) => path)).toEqual(
    [],
  );
});
