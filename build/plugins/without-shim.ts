import type { Plugin } from 'vite';

/** React has had `useSyncExternalStore` since 18, and Preact has it: what libraries bring for older ones is left out. */
export const withoutShim = (): Plugin => ({
  name: 'bankside:without-shim',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return /^use-sync-external-store\/shim(\/index\.js)?$/.test(source) ? this.resolve('react', importer, { skipSelf: true }) : null;
  },
});
