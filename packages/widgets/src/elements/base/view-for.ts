import type { ViewFactory } from './mount.ts';

/** The code that shows a tag, in the page or in a frame, fetched when one is mounted. */
export async function viewFor(isFramed: boolean): Promise<ViewFactory> {
  if (isFramed) return (await import('../frame/frame-view.ts')).mountFrame;
  return (await import('./in-page.tsx')).mountInPage;
}
