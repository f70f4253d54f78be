import type { Tag } from '@bankside/core/rules/tags.ts';
import { definitions } from '../generated/definitions.ts';
import type { ViewFactory } from './mount.ts';

/** The code that shows a tag, in the page or in a frame, fetched when one is mounted. */
export async function viewFor(tag: Tag, isFramed: boolean): Promise<ViewFactory> {
  if (isFramed) return (await import('../frame/frame-view.ts')).mountFrame;
  definitions[tag].load().catch(() => undefined); // beside the other, which says what went wrong when it needs it
  return (await import('./in-page.tsx')).mountInPage;
}
