/** Keys along a line, where lines go to the left: "on" is then the left arrow. */
const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it would be where lines go to the right. */
export const keyAlong = ({ key, currentTarget }: { readonly key: string; readonly currentTarget: Element }): string =>
  (getComputedStyle(currentTarget).direction === 'rtl' && turned[key]) || key;
