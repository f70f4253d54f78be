/** Paths of the repository, for everything that builds or tests it. */
import { fileURLToPath } from 'node:url';

/** An absolute path from one below the repository's top. */
export const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
