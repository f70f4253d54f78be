/** One sheet of paper: the bank at its head, what it is, for whom, and the foot (DES-13). */
import type { ReactNode } from 'react';
import { Brand } from '../../kit/icon/brand.tsx';
import type { Check } from '@bankside/core/contract/transactions.ts';
import { QrCode } from '../../kit/qr/qr.tsx';
import { useT, type T } from '../../kit/words.tsx';
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
  /** The code by which anybody can check what is printed. */
  readonly check: Check;
  readonly children: ReactNode;
};

export function Sheet({ issuer, title, lead, first = true, facts, foot, check, children }: SheetProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <article className={look.sheet}>
      <div className={look.head}>
        <Brand />
        <address className={look.bank}>{[issuer.name, ...issuer.address.split(/,\s*/)].join('\n')}</address>
      </div>
      <div className={look.title}>
        <div>
          <Heading>{title}</Heading>
          <p className={look.lead}>{lead}</p>
        </div>
        <Checked check={check} />
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

/** 'Check this paper at … with the code …'. */
export const checkText = (t: T, { page, code }: Check): string => t('statement:verify', { address: page, code });

function Checked({ check }: { readonly check: Check }) {
  const text = checkText(useT('statement'), check);
  return (
    <div className={look.check} data-check>
      <p>{text}</p>
      <QrCode address={check.address} label={text} small />
    </div>
  );
}
