/** Builds the bare React page that the portal is compared with. */
import { build } from 'vite';

export const barePageFolder = 'dist/bare';

export async function buildBarePage(): Promise<void> {
  await build({
    configFile: false,
    root: 'tests/bench/bare',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: '../../../dist/bare',
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  });
}
