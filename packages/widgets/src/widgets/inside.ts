import type { FullKey, KeyOf, Namespace, TailOf } from '@bankside/core/i18n/keys.ts';
import { pageNeeds, type InsidePage } from '@bankside/core/rules/access/page-needs.ts';
import type { Widget } from '../runtime/widget.ts';

type InMenu = TailOf<KeyOf<'shell'>, 'places'> & InsidePage;
type Page = {
  /** Its title is that of the menu. */
  (name: InMenu, words: readonly Namespace[], load: Widget['load']): Widget;
  (name: InsidePage, words: readonly Namespace[], load: Widget['load'], title: FullKey): Widget;
};

/** A page behind sign-in; what it asks for is in the one table. */
export const page: Page = (name: InsidePage, words: readonly Namespace[], load: Widget['load'], title?: FullKey) => ({
  name,
  title: title ?? `shell:places.${name as InMenu}`,
  words,
  needs: { who: 'session', ...pageNeeds[name] },
  load,
});
