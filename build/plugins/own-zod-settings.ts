import type { Plugin } from 'vite';

const settingsFile = /zod[\\/]v4[\\/]core[\\/](core|registries)\.js$/;

/** zod keeps its settings on `globalThis`; on a partner's page they would be shared with the page's own zod. */
export function ownZodSettings(): Plugin {
  let replaced = 0;
  return {
    name: 'bankside:own-zod-settings',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!settingsFile.test(id)) return null;
      if (code.includes('globalThis')) replaced += 1;
      return `const own = {};${code.replaceAll('globalThis', 'own')}`;
    },
    buildEnd(error) {
      if (!error && replaced === 0) this.error('zod keeps its settings elsewhere now: look for them and change own-zod-settings.ts');
    },
  };
}
