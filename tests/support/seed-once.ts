/** Playwright's global set-up: the seeded books are there before the workers start, so that they are made once. */
import { seededFolder } from './bank-process.ts';

export default async function setup(): Promise<void> {
  await seededFolder('built');
}
