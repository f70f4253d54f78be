/** The document's title: "Review · Transfer · Bankside". The host names its page; without one, as on a partner's page, the title is not ours. */
import { useEffect } from 'react';

let page = '';
let step = '';

function write(): void {
  if (page) document.title = step ? `${step} · ${page}` : page;
}

/** Of the host: "Transfer · Bankside"; undefined keeps the one before. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    page = title;
    write();
  }, [title]);
}

/** Of a screen that has steps: "Review", '' at its first. */
export function useStepTitle(name: string): void {
  useEffect(() => {
    if (!name) return undefined;
    step = name;
    write();
    return () => {
      step = '';
      write();
    };
  }, [name]);
}
