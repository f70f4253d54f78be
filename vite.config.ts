/** Every build of the repository, by mode: `vite build --mode portal`. What each one does stands in build/. */
import { defineConfig, type UserConfig } from 'vite';
import { bank } from './build/bank.ts';
import { embed, npm, widgets } from './build/embed.ts';
import { kit, portal } from './build/portal.ts';
import { screenPlugins } from './build/screens.ts';

const targets: Readonly<Record<string, UserConfig>> = { portal, kit, embed, npm, widgets, bank };

export default defineConfig(({ mode, command }) => {
  const target = targets[mode] ?? {};
  const forBrowsers = mode !== 'bank';
  return {
    ...target,
    define: command === 'build' && forBrowsers ? { 'process.env.NODE_ENV': '"production"' } : {},
    plugins: [forBrowsers && screenPlugins(command), target.plugins],
    build: {
      target: 'es2022',
      cssMinify: 'lightningcss',
      emptyOutDir: true,
      reportCompressedSize: false,
      manifest: forBrowsers,
      ...target.build,
    },
  };
});
