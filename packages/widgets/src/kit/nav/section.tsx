import { useId, type ReactNode } from 'react';
import * as look from './section.css.ts';

type SectionProps = {
  readonly title: ReactNode;
  /** h2, or h3 in a rail. */ readonly level?: 2 | 3;
  /** A link at the right: "All transactions". */ readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page with its heading: a landmark that can be jumped to. */
export function Section({ title, level = 2, action, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <div className={look.sectionHead}>
        <Heading id={id}>{title}</Heading>
        {action && <div className={look.aside}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
