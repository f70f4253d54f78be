import type { ElementPort } from './element-port.ts';

/** Takes the page around to another address. */
export const openHere = (href: string): void => location.assign(href);

/** The page around hears first, and may go there itself. */
export function leaveTo({ emit }: Pick<ElementPort, 'emit'>, href: string): void {
  void emit('bank-navigate', { href }).then((mine) => mine && openHere(href));
}
