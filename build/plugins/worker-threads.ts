import type { Plugin } from 'vite';

const workerUrl = /new URL\(['"]\.\/([\w-]+-worker)\.ts['"], import\.meta\.url\)/g;

/** A worker thread of the bank becomes a program of its own beside main.js; the file that starts it names its source. */
export function workerThreads(): Plugin {
  return {
    name: 'bankside:worker-threads',
    apply: 'build',
    transform(code, id) {
      for (const [, name = ''] of code.matchAll(workerUrl))
        this.emitFile({ type: 'chunk', id: `./${name}.ts`, importer: id, fileName: `${name}.js` });
    },
    renderChunk: (code, { fileName }) =>
      code.replace(
        workerUrl,
        (_, name: string) => `new URL('${'../'.repeat(fileName.split('/').length - 1) || './'}${name}.js', import.meta.url)`,
      ),
  };
}
