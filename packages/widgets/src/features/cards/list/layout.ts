/** How the list is drawn. */
export const layouts = ['cards', 'table'] as const;
export type Layout = (typeof layouts)[number];
