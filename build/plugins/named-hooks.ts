import type { Plugin } from 'vite';

const file = /@floating-ui[\\/]react[\\/]dist[\\/].*\.mjs$/;
const spread = /const SafeReact = \{\s*\.\.\.React\s*\};/;

/** Floating UI takes all of React into an object, for two hooks that old versions lack: every tag would load all of preact/compat first. */
export function namedHooks(): Plugin {
  let replaced = 0;
  return {
    name: 'bankside:named-hooks',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!file.test(id) || !spread.test(code)) return null;
      replaced += 1;
      return code.replace(spread, 'const SafeReact = { useId: React.useId, useInsertionEffect: React.useInsertionEffect };');
    },
    buildEnd(error) {
      if (!error && replaced === 0) this.error('Floating UI names its hooks otherwise now: change named-hooks.ts');
    },
  };
}
