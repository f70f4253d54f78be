/** A page that is open to everybody tells the frame around it whose it is: the partner's name and colours (APP-16, DES-16). */
import { createContext, useContext, useEffect } from 'react';
import type { OutOf } from '@bankside/core/contract/index.ts';

type Branding = OutOf<'/card/getLinkParamByPath'>['branding'];

/** `colours`: the public `--bank-*` properties by name. */
export type GuestBrand = {
  readonly name: string | undefined;
  /** A picture as text; its alternative is the name. */
  readonly logo?: string | undefined;
  readonly colours: Readonly<Record<string, string>>;
};

/** Undefined where no frame of ours is around: a tag on a partner's page. */
export const GuestBrandContext = createContext<((brand: GuestBrand | undefined) => void) | undefined>(undefined);

/** Which public property each colour of a link is. */
const properties = {
  accent: '--bank-accent',
  on_accent: '--bank-on-accent',
  ink: '--bank-ink',
  surface: '--bank-surface',
  surface_sunken: '--bank-surface-sunken',
} as const satisfies Partial<Record<keyof Branding, string>>;

export function brandOf({ name, radius, logo, ...colours }: Branding): GuestBrand {
  const set = Object.entries(properties).flatMap(([key, property]) => {
    const value = colours[key as keyof typeof properties];
    return value ? [[property, value] as const] : [];
  });
  return {
    name,
    ...(logo && { logo }),
    colours: Object.fromEntries(radius === undefined ? set : [...set, ['--bank-radius', `${radius}px`]]),
  };
}

/** As long as the page is shown; ours again after it. */
export function useGuestBrand(branding: Branding | undefined): void {
  const show = useContext(GuestBrandContext);
  const text = branding && JSON.stringify(branding); // the same brand from another answer changes nothing
  useEffect(() => {
    show?.(text ? brandOf(JSON.parse(text) as Branding) : undefined);
    return () => show?.(undefined);
  }, [show, text]);
}
