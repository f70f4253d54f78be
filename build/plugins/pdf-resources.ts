import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { at } from '../paths.ts';

const pdfjs = at('node_modules/pdfjs-dist');

/** Emits encodings, fonts and decoders that a PDF may leave out, where pdf.js's worker looks for them. */
export function pdfResources(): Plugin {
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

/** On partners' pages pdf.js may not extend prototypes; only its build for older browsers does. */
export const pdfWithoutPolyfills = { find: 'pdfjs-dist/legacy/build', replacement: 'pdfjs-dist/build' };
