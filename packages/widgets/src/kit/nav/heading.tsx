import type { Place } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { useHeading } from './arrival.ts';
import * as look from './heading.css.ts';
import { Link } from '../action/link.tsx';
import type { PlaceParams } from '../action/link-resolver.ts';
import { useT } from '../words.tsx';

export type Crumb = {
  readonly label: ReactNode;
  /** Absent on the last: that is here. */ readonly to?: Place;
  readonly params?: PlaceParams;
};

export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useT('shared');
  return (
    <nav aria-label={t('kit.crumbs.name')}>
      <ol className={look.crumbs}>
        {crumbs.map(({ label, to, params }, index) => (
          <li key={index}>
            {to ? (
              <Link plain to={to} params={params}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PageHeadProps = {
  readonly title: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** One line under the title: "6 cards · 23,174.63 USD on cards". */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** A rule below, when no table follows that brings its own. */
  readonly ruled?: boolean;
};

/** The page's only h1. */
export function PageHead({ title, crumbs, lead, actions, ruled = false }: PageHeadProps) {
  return (
    <div className={ruled ? `${look.pageHead} ${look.ruled}` : look.pageHead}>
      <div>
        {crumbs && <Crumbs crumbs={crumbs} />}
        <h1 ref={useHeading()}>{title}</h1>
        {lead && <p className={look.lead}>{lead}</p>}
      </div>
      {actions && <div className={look.actions}>{actions}</div>}
    </div>
  );
}
