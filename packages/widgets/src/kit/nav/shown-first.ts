/** The first control that takes input. */
export const shownFirst = (root: HTMLElement | null): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>('form :is(input, select, textarea):not([type="file"], :disabled, [readonly])') ?? undefined;
