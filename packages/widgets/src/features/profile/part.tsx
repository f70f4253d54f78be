/** One part of the profile: what it is at the left, what to do with it beside. */
import { useId, type ReactNode } from 'react';
import * as look from './profile.css.ts';

type PartProps = { readonly title: ReactNode; readonly text?: ReactNode; readonly children: ReactNode };

export function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={look.part}>
      <div className={look.about}>
        <h2 id={id} className={look.title}>
          {title}
        </h2>
        {text && <p className={look.text}>{text}</p>}
      </div>
      <div className={look.content}>{children}</div>
    </section>
  );
}
