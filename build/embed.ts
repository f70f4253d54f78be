import type { UserConfig } from 'vite';
import { policy } from '../packages/core/src/rules/policy/policy.ts';
import { embedChunks, groupsOf, npmChunks } from './chunks.ts';
import { at } from './paths.ts';
import { moduleList } from './plugins/module-list.ts';
import { namedFonts } from './plugins/named-fonts.ts';
import { namedHooks } from './plugins/named-hooks.ts';
import { ownZodSettings } from './plugins/own-zod-settings.ts';
import { pdfWithoutPolyfills } from './plugins/pdf-resources.ts';
import { bare, preloadHelper } from './plugins/preload-helper.ts';

const elements = at('packages/widgets/src/elements');
const onPartnersPages: UserConfig = { base: './', publicDir: false };
const onPreact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];
/** What runs the tags on a partner's page: Preact, from the same source as React in the portal (D-140). EMBED_RUNTIME=react builds the other. */
const runtime = process.env['EMBED_RUNTIME'] === 'react' ? [] : onPreact;
/** As modules: without the helpers for CommonJS, which every tag would load first. */
const dayjsAsModules = [
  { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
  { find: /^dayjs\/plugin\/utc\.js$/, replacement: 'dayjs/esm/plugin/utc/index.js' },
];
/** Substitutes for modules that refer to files, which not every bundler takes along. */
const withoutFiles = [
  { find: './font-files.ts', replacement: at('packages/widgets/src/kit/theme/bank-font-files.ts') },
  { find: './pdf-reader.ts', replacement: at('packages/widgets/src/shared/document-preview/pdf-reader-packed.ts') },
];
const plugins = () => [preloadHelper(bare), ownZodSettings(), namedHooks()];

/** What partners' pages load, by version: every file but the loader, which scripts/lib/embed.mjs makes with their hashes. */
export const embed: UserConfig = {
  ...onPartnersPages,
  resolve: { alias: [pdfWithoutPolyfills, ...dayjsAsModules, ...runtime] },
  root: `${elements}/frame`,
  plugins: [...plugins(), moduleList(), namedFonts()],
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
        codeSplitting: { groups: groupsOf(embedChunks) },
      },
    },
  },
};

/**
 * The package for partners with a build of their own; scripts/lib/npm.mjs finishes it. The widgets bring what they run on; only
 * the React components use the page's React, 18 or 19, which nobody pays twice (D-421).
 */
export const npm: UserConfig = {
  ...onPartnersPages,
  resolve: { alias: [...withoutFiles, pdfWithoutPolyfills, ...dayjsAsModules, ...runtime] },
  root: elements,
  plugins: plugins(),
  build: {
    outDir: at('dist/npm'),
    manifest: false,
    modulePreload: false,
    rolldownOptions: {
      input: {
        index: `${elements}/index.ts`,
        define: `${elements}/define.ts`,
        react: `${elements}/react.ts`,
        messages: `${elements}/messages.ts`,
      },
      external: (id, importer) => id === 'react' && importer === `${elements}/react-component.ts`,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'c/[name]-[hash].js',
        assetFileNames: 'c/[name]-[hash][extname]',
        codeSplitting: { groups: groupsOf(npmChunks) },
        banner: ({ name, isEntry }) => (isEntry && name === 'react' ? "'use client';" : ''),
      },
    },
  },
};

/** Every screen in an element, for a test: what is proved by it is published as tags one by one (tests/embed/widgets.spec.ts). */
export const widgets: UserConfig = {
  ...onPartnersPages,
  resolve: {
    alias: [pdfWithoutPolyfills, ...onPreact, { find: '../word-files.ts', replacement: at('tests/embed/widget-app/word-files.ts') }],
  },
  root: at('tests/embed/widget-app'),
  plugins: plugins(),
  build: {
    outDir: at('dist/widgets'),
    modulePreload: false,
    rolldownOptions: {
      input: { main: at('tests/embed/widget-app/main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash].js' },
    },
  },
};
