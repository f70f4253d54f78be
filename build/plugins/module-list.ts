import type { Plugin } from 'vite';

/** Writes .vite/files.json for scripts/lib/embed.mjs: the modules of each file, and the files it imports. */
export function moduleList(): Plugin {
  return {
    name: 'bankside:module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const list = Object.fromEntries(scripts.map((chunk) => [chunk.fileName, { imports: chunk.imports, modules: chunk.moduleIds }]));
      this.emitFile({ type: 'asset', fileName: '.vite/files.json', source: JSON.stringify(list) });
    },
  };
}
