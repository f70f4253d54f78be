/** One subject of the page: what it is at the left, what to do with it beside. */
import { useId, type ReactNode } from 'react';
import * as look from './security.css.ts';

export function Section({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={look.section}>
      <div className={look.about}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={look.content}>{children}</div>
    </section>
  );
}
