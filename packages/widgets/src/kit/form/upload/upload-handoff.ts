/** How a file of a form comes from a phone: what the field needs from the part that knows the bank (D-123). */
import type { KeptFile } from './use-uploads.ts';

/** A way that is open for one file. `pairing` is on both screens; `address` is what the QR code says; `seconds` how long it is good. */
export type OpenHandOff = { readonly token: string; readonly address: string; readonly pairing: string; readonly seconds: number };
export type HandOffState = {
  readonly state: 'waiting' | 'opened' | 'received' | 'closed' | 'expired';
  readonly file: KeptFile | null;
};
export type HandOff = {
  /** `field` is what the phone's page calls the file. */
  readonly open: (field: string) => Promise<OpenHandOff>;
  /** What became of it; `close` ends it. Asked by the clock: says nothing to anybody when there is no answer. */
  readonly ask: (token: string, ways?: { readonly signal?: AbortSignal; readonly close?: true }) => Promise<HandOffState>;
};

/** An open way and the moment at which it ends, by this device's clock. */
export type Way = OpenHandOff & { readonly until: Date };

/** A field that leaves the page (the next step of a form) finds its open way again, and what the phone has sent meanwhile. */
const remembered = new WeakMap<object, Map<string, Way>>();
export function waysOf(form: object): Map<string, Way> {
  const ways = remembered.get(form) ?? new Map<string, Way>();
  remembered.set(form, ways);
  return ways;
}
