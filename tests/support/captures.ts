/** Details of events as pages heard them, for the developers' site: BANK_CAPTURES=file appends a line for each (build/site/captures.json is made of them). */
import { appendFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { events } from '@bankside/widgets/elements/details.ts';

export async function captureInto(context: BrowserContext): Promise<void> {
  const file = process.env['BANK_CAPTURES'];
  if (!file) return;
  await context.exposeBinding('keepCapture', (_from, line: string) => appendFileSync(file, `${line}\n`));
  await context.addInitScript((names) => {
    if (window !== window.parent) return;
    const keep = (event: Event) => {
      if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
      const line = JSON.stringify({ tag: event.target.localName, event: event.type, detail: event.detail as unknown });
      (Reflect.get(window, 'keepCapture') as (text: string) => void)(line);
    };
    for (const name of names) window.addEventListener(name, keep, true);
    const metrics = () => document.querySelectorAll('card-apply, kyc-wizard').forEach((tag) => tag.toggleAttribute('metrics', true));
    new MutationObserver(metrics).observe(document, { childList: true, subtree: true });
  }, Object.keys(events));
}
