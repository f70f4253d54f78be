/** How many files lie in a folder; styles, words and tests beside them do not count. */
import { dirname } from 'node:path';
import type { Source } from './sources.ts';

export const most = 20;

/** Folders with their files, the fullest first. */
export function folderSizes(sources: readonly Source[]): (readonly [folder: string, files: number])[] {
  const folders = new Map<string, number>();
  for (const { path } of sources.filter((each) => !each.path.endsWith('.css.ts')))
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  return [...folders].sort((a, b) => b[1] - a[1]);
}
