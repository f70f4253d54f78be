/**
 * The foot of every printed page: the note on the left, "2 / 3" on the right. Both are in the margin of the page, which only
 * some browsers can fill; elsewhere the sheet's own foot is printed at its end. The PDF from the bank has both everywhere.
 */
import { useEffect } from 'react';
import { paper } from '../../kit/theme/tokens.css.ts';

const quoted = (text: string) => `"${text.replace(/["\\\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

const rules = (note: string) => `@page { ${paper.page}
  @bottom-left { content: ${quoted(note)}; width: 84%; text-align: left; ${paper.pageFoot} }
  @bottom-center { content: none; }
  @bottom-right { content: counter(page) " / " counter(pages); width: 16%; text-align: right; ${paper.pageFoot} } }`;

/** Does this browser keep what is in a page's margin? */
const hasMargins = (sheet: CSSStyleSheet) => /bottom-left/.test(sheet.cssRules[0]?.cssText ?? '');

export function usePaged(note: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules(note));
    const root = document.documentElement;
    document.adoptedStyleSheets.push(sheet);
    if (hasMargins(sheet)) root.dataset['paged'] = '';
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      delete root.dataset['paged'];
    };
  }, [note]);
}
