/** Vitest's set-up of the `faults` project: empty books, and the workers as one program for Node, which starts in half of the time that source takes. */
import { build } from 'vite';
import { bank } from '../../build/bank.ts';
import { at } from '../../build/paths.ts';
import { makeEmptyBooks } from './empty-books.ts';

export default async function setup(): Promise<void> {
  const worker = { ...bank.build, ssr: at('tests/faults/bank-worker.ts'), outDir: at('.cache/fault-worker'), emptyOutDir: true };
  await makeEmptyBooks();
  await build({ ...bank, configFile: false, logLevel: 'error', build: worker });
}
