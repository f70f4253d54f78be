import type { Plugin } from 'vite';

/** Fetches a chunk together with its imports: the part of Vite's helper that a page without style files needs. */
export const withImports = `const requested = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }));
  }
  return load();
};`;
/** For tags: the loader has already requested a tag's files together. */
export const bare = 'export const __vitePreload = (load) => load();';

/** Replaces Vite's preload helper, which brings code for style files and browsers that we do not need. */
export function preloadHelper(code: string): Plugin {
  return {
    name: 'bankside:preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? code : null),
  };
}
