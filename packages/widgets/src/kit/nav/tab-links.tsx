import type { Place } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { useAnchor } from '../action/link.tsx';
import type { PlaceParams } from '../action/link-resolver.ts';
import * as look from './tabs.css.ts';

export type TabLink = { readonly label: ReactNode; readonly to: Place; readonly params?: PlaceParams; readonly here: boolean };

/** Tabs whose pages have addresses of their own: links, so that each can be opened beside, kept and gone back from. */
export function TabLinks({ name, tabs }: { readonly name: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={name} className={look.tabs}>
      {tabs.map((tab, index) => (
        <Tab key={index} {...tab} />
      ))}
    </nav>
  );
}

function Tab({ label, to, params, here }: TabLink) {
  return (
    <a {...useAnchor({ to, params })} aria-current={here ? 'page' : undefined} className={look.tab}>
      {label}
    </a>
  );
}
