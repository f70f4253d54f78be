/** One subject of a page: what it is at the left, what to do with it beside. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as look from './page-part.css.ts';

type PagePartProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** How often its form has begun anew: focus goes to the heading each time, for the button that had it is gone. */
  readonly done?: number;
  readonly children: ReactNode;
};

export function PagePart({ title, text, done = 0, children }: PagePartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done > 0) heading.current?.focus();
  }, [done]);
  return (
    <section aria-labelledby={id} className={look.part}>
      <div className={look.about}>
        <h2 id={id} ref={heading} tabIndex={-1} className={look.title}>
          {title}
        </h2>
        {text && <p className={look.text}>{text}</p>}
      </div>
      <div className={look.content}>{children}</div>
    </section>
  );
}
