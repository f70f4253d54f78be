/**
 * The entry of the package @bankside/widgets. Importing it does nothing; the tags come with `defineElements()`.
 * @example await defineElements({ only: ['card-apply'] });
 */
import type { DefineOptions } from './tags.ts';

export type * from './generated/typings.ts';
export type { DefineOptions };

/** Defines the public tags, all or some, perhaps under a prefix. Harmless when repeated, and where there is no browser. */
export async function defineElements(options: DefineOptions = {}): Promise<void> {
  if (typeof customElements === 'undefined') return;
  const { defineTags } = await import('./tags.ts');
  defineTags(options);
}
