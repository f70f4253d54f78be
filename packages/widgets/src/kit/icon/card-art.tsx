/** The picture of a pay card: tier by ground and line, the name as it will be printed. The words beside it carry the meaning (DES-39). */
import type { CSSProperties } from 'react';
import * as look from './card-art.css.ts';
import { CardLine } from './card-line.tsx';

type Props = {
  readonly tier: keyof typeof look.tier;
  /** Whose card it is: a partner's name or the bank's. */
  readonly brand: string;
  readonly tierName: string;
  readonly network: string;
  /** With the company's prefix. */
  readonly name: string;
  /** '#3a2d86', a partner's ground. */
  readonly ground?: string | undefined;
  /** '•••• 4821' of a card that is made. */
  readonly number?: string;
};

/** Light enough for dark letters (WCAG relative luminance; at 0.18 black and white are equally far). */
function isLight(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
}

export function CardArt({ tier, brand, tierName, network, name, ground, number = '•••• ••••' }: Props) {
  const own = ground ? ({ '--bankside-card': ground } as CSSProperties) : undefined;
  return (
    <div
      className={ground && isLight(ground) ? `${look.tier[tier]} ${look.darkInk}` : look.tier[tier]}
      style={own}
      aria-hidden="true"
      dir="ltr"
    >
      <CardLine />
      <div className={look.top}>
        <span>{brand}</span>
        <span className={look.plain}>{tierName}</span>
      </div>
      <div className={look.bottom}>
        <span>
          <span className={look.number}>{number}</span>
          <br />
          <span className={look.name}>{name || ' '}</span>
        </span>
        <span className={look.network}>{network}</span>
      </div>
    </div>
  );
}
