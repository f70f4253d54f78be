import type { ComponentType } from 'react';

export type Entry = {
  readonly name: string;
  readonly Render: ComponentType;
  /** Takes the whole width. */
  readonly wide?: boolean;
  /** Lies over the page, so it is shown only when it is asked for by name. */
  readonly alone?: boolean;
};
