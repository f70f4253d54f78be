import type { UserConfig } from 'vite';
import { groupsOf, portalChunks, sharedByPages } from './chunks.ts';
import { at } from './paths.ts';
import { fontFirst } from './plugins/font-first.ts';
import { pdfResources } from './plugins/pdf-resources.ts';
import { preloadHelper, withImports } from './plugins/preload-helper.ts';

/** Passes the bank's paths on to it, so that a page under development has the bank's origin, as the built one does. */
export const bankBehind = (port: string) => ({
  proxy: Object.fromEntries(
    ['/api', '/files', '/sandbox', '/embed', '/.well-known', '/csp-report', '/developers/docs'].map((path) => [
      path,
      { target: `http://127.0.0.1:${port}`, changeOrigin: false },
    ]),
  ),
});

const root = at('packages/portal');

export const portal: UserConfig = {
  root,
  server: bankBehind(process.env['BANK_PORT'] ?? '4001'),
  build: {
    outDir: at('dist/portal'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [...groupsOf(portalChunks), sharedByPages] }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  plugins: [fontFirst(), pdfResources(), preloadHelper(withImports)],
};

/** The component gallery on its own, for tests of the built kit. */
export const kit: UserConfig = {
  root,
  build: { outDir: at('dist/kit'), modulePreload: { polyfill: false }, rolldownOptions: { input: `${root}/kit.html` } },
};
