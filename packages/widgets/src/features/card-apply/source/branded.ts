/**
 * A partner's colours inside of an element: on its host, where the page's own rules and the contrast guard outweigh them (APP-16, DES-16).
 */
import { useEffect, type RefObject } from 'react';
import { brandOf } from '../../../shared/guest-brand.ts';
import type { Opened } from './source.ts';

/** On a page of the bank's own the frame around shows the brand. */
export function useBranded(root: RefObject<HTMLElement | null>, branding: Opened['branding'] | undefined): void {
  const text = branding && JSON.stringify(branding);
  useEffect(() => {
    const shadow = root.current?.getRootNode();
    if (!(shadow instanceof ShadowRoot) || !text) return undefined;
    const rules = Object.entries(brandOf(JSON.parse(text) as Opened['branding']).colours).map(([name, value]) => `${name}:${value}`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:host{${rules.join(';')}}`);
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
    return () => void (shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((each) => each !== sheet));
  }, [root, text]);
}
