import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { languages } from './packages/core/src/rules/languages.ts';
import { policy } from './packages/core/src/rules/policy.ts';
import { launchOptions } from './tests/support/browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const layerOf = (file: string) =>
  file.includes('/tokens') ? 'tokens' : file.includes('/kit/') ? 'kit' : file.includes('/parts/') ? 'parts' : 'screens';

/**
 * Every .css.ts becomes a module that registers one constructable sheet, in the cascade layer of its room: the same way
 * in the portal's document and in a shadow root, without a <style> tag, so that a strict CSP holds (stack.md).
 */
function constructableSheets(): Plugin {
  const prefix = '\0bank-css:';
  return {
    name: 'bankside:constructable-sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(prefix)) return source;
      if (!source.endsWith('.vanilla.css') || importer?.startsWith(prefix)) return null;
      const hit = await this.resolve(source, importer, { skipSelf: true });
      return hit ? `${prefix}${hit.id.split('?')[0] ?? ''}.sheet` : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -'.sheet'.length);
      const name = createHash('sha256')
        .update(file.replace(at('.'), ''))
        .digest('hex')
        .slice(0, 8);
      const code = `import css from ${JSON.stringify(`${file}?inline`)};
import { registerCss } from '@bankside/widgets/kit/sheets.ts';
registerCss(${JSON.stringify(name)}, '@layer ${layerOf(file)}{' + css + '}');
if (import.meta.hot) import.meta.hot.accept();`;
      return { code, moduleType: 'js' };
    },
  };
}

/** 'first-words:kyc-wizard/en': what the tag begins with as one file, where the files of single spaces would bring those of other tags. */
function firstWords(): Plugin {
  const spaces: Readonly<Record<string, readonly string[]>> = { 'kyc-wizard': ['shared', 'form', 'kyc-start'] };
  const prefix = '\0first-words:';
  return {
    name: 'bankside:first-words',
    resolveId: (source) => (source.startsWith(prefix.slice(1)) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [tag = '', language = ''] = id.slice(prefix.length).split('/');
      const text = (space: string) => readFileSync(at(`packages/core/src/i18n/words/${space}/${language}.json`), 'utf8');
      return `export default {${(spaces[tag] ?? []).map((space) => `${JSON.stringify(space)}: ${text(space)}`).join()}}`;
    },
  };
}

const styled = (build: boolean) => [
  firstWords(),
  constructableSheets(),
  react(),
  vanillaExtractPlugin({ identifiers: build ? 'short' : 'debug' }),
];
/** The bank's own paths, passed on to it, so that a page under development stands on the bank's origin as the built one does. */
const bankBehind = (port: string) => ({
  proxy: Object.fromEntries(
    ['/api', '/files', '/sandbox', '/embed', '/.well-known', '/csp-report'].map((path) => [
      path,
      { target: `http://127.0.0.1:${port}`, changeOrigin: false },
    ]),
  ),
});
/** The bank of the `screens` project (tests/support/bank-for-screens.ts), one for each run of vitest. */
const screensBankPort = (process.env['SCREENS_BANK_PORT'] ??= String(20_000 + (process.pid % 10_000)));

/**
 * Few files instead of many small ones, which compress badly and wait for each other (performance.md 9 and 10): what the
 * sign-in page stands on, what every signed-in page stands on, the way to the bank, and the words of each by language.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
  { name: 'start', test: /(portal[\\/]src[\\/](app|shell[\\/]public-frame)|account[\\/]login-page)\.tsx$/, priority: 5 },
  // what guests' pages share with those of signed-in people, who need the rest besides
  { name: 'client', test: /core[\\/]src[\\/]client[\\/]client\.ts$/, priority: 4 },
  { name: 'guest', test: /portal[\\/]src[\\/]shell[\\/]guest-frame\.tsx$/, priority: 3 },
  { name: 'bank', test: /portal[\\/]src[\\/]bank-client\.ts$|node_modules[\\/]axios[\\/]/, priority: 2 },
  { name: 'shell', test: /portal[\\/]src[\\/]shell[\\/](main-frame|attendants)\.tsx$/, priority: 1 },
  { name: 'home', test: /features[\\/]home[\\/]home-page\.tsx$/, priority: 0 },
  ...languages.flatMap((language) => [
    {
      name: `start-${language}`,
      test: new RegExp(`words[\\\\/](shared|form|portal)[\\\\/]${language}\\.json$|account[\\\\/]words[\\\\/]${language}\\.json$`),
    },
    {
      name: `home-${language}`,
      test: new RegExp(`words[\\\\/](shell|options)[\\\\/]${language}\\.json$|(home|notices)[\\\\/]words[\\\\/]${language}\\.json$`),
    },
  ]),
];

/** The text face is asked for together with the first module, not when the first word is drawn. */
function fontFirst(): Plugin {
  return {
    name: 'bankside:font-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /funnel-sans-latin-wght-normal[\w-]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Of Vite's way to ask for a chunk together with what it imports, the part that a page without style files needs. */
const together = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }));
  }
  return load();
};`;
/** The loader has asked for a tag's files together by the time that one is imported. */
const plain = 'export const __vitePreload = (load) => load();';
function imports(helper: string): Plugin {
  return {
    name: 'bankside:imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
  };
}

/** zod keeps its settings on globalThis: on somebody's page that is a global of ours, and their zod's settings would be ours too. */
function settingsOfOurOwn(): Plugin {
  return {
    name: 'bankside:settings-of-our-own',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /zod[\\/]v4[\\/]core[\\/](core|registries)\.js$/.test(id) ? `const own = {};${code.replaceAll('globalThis', 'own')}` : null,
  };
}

const pdfjs = at('node_modules/pdfjs-dist');
/** What a PDF may need and not bring: encodings and fonts by name, decoders of scans. Beside pdf.js's worker, which asks for them. */
function pdfResources(): Plugin {
  const { version } = JSON.parse(readFileSync(`${pdfjs}/package.json`, 'utf8')) as { readonly version: string };
  return {
    name: 'bankside:pdf-resources',
    apply: 'build',
    generateBundle() {
      for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm'])
        for (const name of readdirSync(`${pdfjs}/${folder}`))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdf-${version}/${folder}/${name}`,
            source: readFileSync(`${pdfjs}/${folder}/${name}`),
          });
    },
  };
}
/** On somebody's page pdf.js may add nothing to the prototypes there; its other build does, for browsers of some years ago. */
const pdfForPages = { alias: { 'pdfjs-dist/legacy/build': 'pdfjs-dist/build' } };

/** For scripts/lib/embed.mjs: which file holds which modules, and what it imports at once. */
function listFiles(): Plugin {
  return {
    name: 'bankside:list-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const list = Object.fromEntries(scripts.map((chunk) => [chunk.fileName, { imports: chunk.imports, modules: chunk.moduleIds }]));
      this.emitFile({ type: 'asset', fileName: '.vite/files.json', source: JSON.stringify(list) });
    },
  };
}

/** What the forms of <card-apply> and <kyc-wizard> both begin with. */
const inEveryForm =
  /elements[\\/](in-page|session-bank)\.tsx?$|kit[\\/](form[\\/](bare-form|text-field|submit-button)|stepper)\.tsx$|kit[\\/]link\.css\.ts$|parts[\\/](bank|later|later-part|draft-saver|error-detail|shown-first)\.tsx?$/;
/** What both fetch once it stands: what a form says when it cannot be sent, icons, days. */
const afterFirstField = /kit[\\/](form[\\/]form-note|button)\.tsx$|core[\\/]src[\\/](i18n[\\/]dates|rules[\\/]policy)\.ts$/;
/** React is a file that no change of ours renames; the words that a tag cannot do without are one file for each language. */
const embedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 9 },
  { name: 'element', test: /elements[\\/]tags\.ts$/, priority: 8 },
  { name: 'page', test: inEveryForm, priority: 7 },
  { name: 'few', test: /kit[\\/](skeleton|form[\\/]check-field)\.tsx$/, priority: 6 },
  { name: 'more', test: afterFirstField, priority: 5 },
  { name: 'kyc', test: /elements[\\/]kyc-wizard\.tsx$/, priority: 4 },
  { name: 'kyc-rules', test: /core[\\/]src[\\/]rules[\\/]kyc\.ts$/, priority: 4 },
  { name: 'apply', test: /elements[\\/]card-apply\.tsx$/, priority: 3 },
  { name: 'status', test: /elements[\\/]card-apply-(status|qr)\.tsx$/, priority: 2 },
  { name: 'deposit', test: /elements[\\/]deposit-address\.tsx$/, priority: 1 },
  ...languages.flatMap((language) => [
    { name: `words-${language}`, test: new RegExp(`words[\\\\/](shared|form|apply-start)[\\\\/]${language}\\.json$`) },
    {
      name: `kyc-${language}`,
      test: new RegExp(
        `words[\\\\/](kyc-fields|embed-session|preview|signature)[\\\\/]${language}\\.json$|kyc[\\\\/]words[\\\\/]${language}\\.json$`,
      ),
    },
    { name: `status-${language}`, test: new RegExp(`words[\\\\/]apply-(status|qr)[\\\\/]${language}\\.json$`) },
    {
      name: `later-${language}`,
      test: new RegExp(`(words[\\\\/](options|rules|errors)|card-apply[\\\\/]words)[\\\\/]${language}\\.json$`),
    },
  ]),
];
const elements = at('packages/widgets/src/elements');

const targets: Record<string, UserConfig> = {
  /** What other people's pages load, by version: every file but the loader itself, which scripts/lib/embed.mjs makes with their hashes. */
  embed: {
    root: `${elements}/frame`,
    base: './',
    publicDir: false,
    plugins: [imports(plain), settingsOfOurOwn(), listFiles()],
    resolve: pdfForPages,
    build: {
      outDir: at(`dist/embed/${policy.app.version}`),
      modulePreload: false,
      rolldownOptions: {
        input: { element: `${elements}/tags.ts`, frame: `${elements}/frame/frame.html` },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'c/[name]-[hash:7].js',
          chunkFileNames: 'c/[name]-[hash:7].js',
          assetFileNames: 'c/[name]-[hash][extname]',
          codeSplitting: { groups: embedChunks },
        },
      },
    },
  },
  /**
   * The package of partners with a build of their own (scripts/lib/npm.mjs finishes it). The widgets bring their React with
   * them; only the React components use the page's, so that a page on React 18 can have them too.
   */
  npm: {
    root: elements,
    base: './',
    publicDir: false,
    plugins: [imports(plain), settingsOfOurOwn()],
    resolve: pdfForPages,
    build: {
      outDir: at('dist/npm'),
      manifest: false,
      modulePreload: false,
      rolldownOptions: {
        input: { index: `${elements}/index.ts`, define: `${elements}/define.ts`, react: `${elements}/react.ts` },
        external: (id, importer) => id === 'react' && /elements[\\/]react-component\.ts$/.test(importer ?? ''),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'c/[name]-[hash].js',
          assetFileNames: 'c/[name]-[hash][extname]',
          banner: ({ name, isEntry }) => (isEntry && name === 'react' ? "'use client';" : ''),
        },
      },
    },
  },
  portal: {
    root: at('packages/portal'),
    server: bankBehind(process.env['BANK_PORT'] ?? '4001'),
    build: {
      outDir: at('dist/portal'),
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[name]-[hash:7].js' } },
    },
    plugins: [fontFirst(), pdfResources(), imports(together)],
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } }, // wouter's shim for older Reacts
  },
  /** The component gallery on its own, for tests of what is built: dist/kit. */
  kit: {
    root: at('packages/portal'),
    build: { outDir: at('dist/kit'), modulePreload: { polyfill: false }, rolldownOptions: { input: at('packages/portal/kit.html') } },
  },
  bank: {
    build: {
      ssr: at('packages/bank/src/main.ts'),
      outDir: at('dist/bank'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash].js' } },
    },
    ssr: { noExternal: [/^@bankside\//, 'drizzle-orm', /^drizzle-orm\//, 'altcha-lib'], external: [] }, // npm keeps these two beside the bank, out of dist's reach
  },
};

/** A busy machine takes its time; vitest alone waits one second. */
const patient = { poll: { timeout: 15_000 } };
const node = (name: string, include: string[], extra: object = {}) => ({
  test: { name, environment: 'node' as const, include, testTimeout: 30_000, hookTimeout: 60_000, expect: patient, ...extra },
});

export default defineConfig(({ mode, command }) => {
  const target = targets[mode] ?? {};
  const isBank = mode === 'bank';
  return {
    ...target,
    define: command === 'build' && !isBank ? { 'process.env.NODE_ENV': '"production"' } : {},
    plugins: isBank ? [] : [...styled(command === 'build'), ...(target.plugins ?? [])],
    build: {
      target: 'es2022',
      cssMinify: 'lightningcss',
      emptyOutDir: true,
      reportCompressedSize: false,
      manifest: !isBank,
      ...target.build,
    },
    test: {
      reporters: ['default'],
      maxWorkers: 2, // also on two cores, where vitest would take one
      projects: [
        node('core', ['packages/core/src/**/*.test.ts', 'packages/portal/src/**/*.test.ts']),
        // modules once for each worker: the bank keeps nothing in them; the first hook may have to make the seeded database
        node('bank', ['packages/bank/src/**/*.test.ts'], { hookTimeout: 240_000, isolate: false }),
        node('faults', ['tests/faults/**/*.test.ts'], { testTimeout: 240_000, hookTimeout: 120_000, fileParallelism: false }),
        node('house', ['tests/*.test.ts']),
        {
          plugins: styled(false),
          server: bankBehind(screensBankPort),
          test: {
            name: 'screens',
            maxWorkers: 2, // two pages of one browser, each with a file of its own
            include: ['packages/widgets/src/**/*.test.tsx', 'packages/portal/src/**/*.test.tsx'],
            globalSetup: ['tests/support/bank-for-screens.ts'],
            testTimeout: 60_000,
            expect: patient,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: launchOptions() }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  };
});
