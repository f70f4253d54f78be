import type { UserConfig } from 'vite';
import { at } from './paths.ts';
import { workerThreads } from './plugins/worker-threads.ts';

/** The bank as one program for Node, its npm packages outside of it. */
export const bank: UserConfig = {
  plugins: [workerThreads()],
  build: {
    ssr: at('packages/bank/src/main.ts'),
    outDir: at('dist/bank'),
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash].js' } },
  },
  ssr: { noExternal: [/^@bankside\//, 'drizzle-orm', /^drizzle-orm\//, 'altcha-lib'], external: [] }, // npm keeps these two beside the bank, out of dist's reach
};
