/** The double line on a card's picture: the wider stroke shows, the narrower in it does not. */
import { useId } from 'react';
import * as look from './card-art.css.ts';

const line = 'M-20 96 C 54 96 60 58 112 58 S 168 132 226 126 S 268 66 350 70';

export function CardLine() {
  const mask = useId();
  return (
    <svg className={look.art} viewBox="0 0 317 200" preserveAspectRatio="xMidYMid slice" focusable="false">
      <mask id={mask} maskUnits="userSpaceOnUse" x="-100" y="-100" width="520" height="400">
        <path d={line} fill="none" className={look.outer} />
        <path d={line} fill="none" className={look.within} />
      </mask>
      <rect x="-100" y="-100" width="520" height="400" fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}
