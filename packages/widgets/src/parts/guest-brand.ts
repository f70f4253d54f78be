/** A page that is open to everybody tells the frame around it whose it is: the partner's name and colours (A73, DESIGN.md §16). */
import { createContext } from 'react';

/** `colours`: the public `--bank-*` properties by name. */
export type GuestBrand = { readonly name: string; readonly colours: Readonly<Record<string, string>> };

export const GuestBrandContext = createContext<(brand: GuestBrand | undefined) => void>(() => undefined);
