import type { UserConfig } from 'vite';
import { at } from './paths.ts';
import { workerThreads } from './plugins/worker-threads.ts';

/** Native or WebAssembly, with files beside their code; and S3, which few banks load. */
const outside = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', '@aws-sdk/client-s3', '@aws-sdk/s3-presigned-post'];

/** The bank as one program for Node, with its npm packages: finding 1,400 files took a third of a start (D-446). */
export const bank: UserConfig = {
  plugins: [workerThreads()],
  build: {
    ssr: at('packages/bank/src/main.ts'),
    outDir: at('dist/bank'),
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'c/[name]-[hash].js' } },
  },
  ssr: { noExternal: true, external: outside },
};
