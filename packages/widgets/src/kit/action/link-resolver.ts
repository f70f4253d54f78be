/** Links name a place; who hosts the screen knows where that is: the portal's router, or an event of a widget (D-109). */
import type { Place } from '@bankside/core/rules/places.ts';
import { createContext, useContext } from 'react';

/** Values for a path's `:names`; the others become its query. */
export type PlaceParams = Readonly<Record<string, string>>;
export type LinkResolver = {
  hrefOf(place: Place, params?: PlaceParams): string;
  go(place: Place, params?: PlaceParams): void;
};

const Links = createContext<LinkResolver | undefined>(undefined);
export const LinkProvider = Links.Provider;

export function useLinks(): LinkResolver {
  const links = useContext(Links);
  if (!links) throw new Error('no LinkProvider around this screen');
  return links;
}
