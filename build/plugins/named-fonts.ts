import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { at } from '../paths.ts';

const files = ['funnel-sans/files/funnel-sans-latin', 'funnel-sans/files/funnel-sans-latin-ext', 'geist-mono/files/geist-mono-latin'];

/** The faces under names that stay: builds of partners load them from the bank (kit/theme/bank-font-files.ts). */
export function namedFonts(): Plugin {
  return {
    name: 'bankside:named-fonts',
    apply: 'build',
    generateBundle() {
      for (const file of files) {
        const source = readFileSync(at(`node_modules/@fontsource-variable/${file}-wght-normal.woff2`));
        this.emitFile({ type: 'asset', fileName: `fonts/${file.slice(file.lastIndexOf('/') + 1)}.woff2`, source });
      }
    },
  };
}
