/** The public tags in JSX, where somebody does without the components: attributes as strings, events by addEventListener. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BankElements } from './generated/typings.ts';

export type TagProps<E> = ClassAttributes<E> &
  HTMLAttributes<E> & { readonly [attribute: `${string}-${string}`]: string | boolean | undefined } & {
    readonly [attribute in 'locale' | 'theme' | 'density' | 'isolation' | 'loading' | 'variant' | 'step']?: string;
  };
type Tags = { [Tag in keyof BankElements]: TagProps<BankElements[Tag]> };

/** For React 18, and for 19. */
declare global {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
