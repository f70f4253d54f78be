import type { Plugin } from 'vite';

/** Preloads the text face with the first module instead of when the first word is drawn. */
export function fontFirst(): Plugin {
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
