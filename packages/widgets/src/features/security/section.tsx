/** One subject of the page; its buttons are as wide as their words. */
import type { ReactNode } from 'react';
import { PagePart } from '../../shared/page-part.tsx';
import * as look from './security.css.ts';

export const Section = ({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }) => (
  <PagePart title={title} text={text}>
    <div className={look.content}>{children}</div>
  </PagePart>
);
