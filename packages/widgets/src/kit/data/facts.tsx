/** What is known about one thing: a label and a value per line (DES-36). */
import { createContext, useContext, type ReactNode } from 'react';
import * as look from './facts.css.ts';

type FactsKind = keyof typeof look.fact;
const Kind = createContext<FactsKind>('plain');

/** narrow: a short column of labels, in a rail. totals: figures at the right, the last line ruled. */
export function Facts({ kind = 'plain', children }: { readonly kind?: FactsKind; readonly children: ReactNode }) {
  return (
    <Kind value={kind}>
      <dl className={look.facts}>{children}</dl>
    </Kind>
  );
}

type FactProps = { readonly label: ReactNode; /** The total itself. */ readonly sum?: boolean; readonly children: ReactNode };

export function Fact({ label, sum = false, children }: FactProps) {
  const row = look.fact[useContext(Kind)];
  return (
    <div className={sum ? `${row} ${look.sum}` : row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
