import type { ReactNode } from 'react';
import * as look from './empty-state.css.ts';

type EmptyStateProps = {
  /** In plain words: "Nothing here yet", or which filter found nothing. */
  readonly title: ReactNode;
  /** Why, and what to do. */
  readonly children?: ReactNode;
  /** At most two. */
  readonly actions?: ReactNode;
};

/** "Nothing yet" and "nothing found" are different words (DES-11). */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={look.empty}>
      <h2>{title}</h2>
      {children && <div className={look.text}>{children}</div>}
      {actions && <div className={look.acts}>{actions}</div>}
    </div>
  );
}
