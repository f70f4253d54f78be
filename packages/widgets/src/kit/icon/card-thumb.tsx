/** A card in a list: its tier while it works, outlined before it is activated, hatched while stopped, dashed when over (DES-39). */
import { CardLine } from './card-line.tsx';
import * as look from './card-thumb.css.ts';

export type CardLook = keyof typeof look.thumb;

export const CardThumb = ({ as }: { readonly as: CardLook }) => (
  <span className={look.thumb[as]} aria-hidden="true">
    <CardLine />
  </span>
);
