/** One sheet of paper: the bank at its head, what it is, for whom, and the foot (DESIGN.md §13). */
import type { ReactNode } from 'react';
import { Brand } from '../../kit/brand.tsx';
import * as look from './paper.css.ts';

type SheetProps = {
  readonly issuer: { readonly name: string; readonly address: string };
  readonly title: string;
  readonly lead: string;
  /** The first of several is the page's heading. */
  readonly first?: boolean;
  /** Up to four. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly foot: string;
  readonly children: ReactNode;
};

export function Sheet({ issuer, title, lead, first = true, facts, foot, children }: SheetProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <article className={look.sheet}>
      <div className={look.head}>
        <Brand />
        <address className={look.bank}>{[issuer.name, ...issuer.address.split(/,\s*/)].join('\n')}</address>
      </div>
      <div className={look.title}>
        <Heading>{title}</Heading>
        <p>{lead}</p>
      </div>
      <dl className={look.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <footer className={look.foot}>
        <p>{foot}</p>
      </footer>
    </article>
  );
}
