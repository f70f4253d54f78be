/** A sub-account's codes as people read them (PER-16). Sub-codes narrow their section; a section without any is whole (PER-03). */
import { codes, permissions, type Code } from '@bankside/core/rules/access/permissions.ts';

export type Right =
  | { readonly kind: 'right'; readonly code: Code }
  /** All of a section that has parts. */
  | { readonly kind: 'whole'; readonly code: Code }
  /** A code that this release does not know grants nothing, and is shown. */
  | { readonly kind: 'unknown'; readonly code: string };

const partsOf = (section: Code) => codes.filter((code) => code.startsWith(`${section}-`));

export function rightsOf(authjson: readonly string[]): Right[] {
  const known = codes
    .filter((code) => authjson.includes(code))
    .flatMap((code): Right[] => {
      const parts = partsOf(code);
      if (parts.some((part) => authjson.includes(part))) return []; // its parts say it more closely
      return [parts.length > 0 ? { kind: 'whole', code } : { kind: 'right', code }];
    });
  const unknown = authjson.filter((code) => !Object.hasOwn(permissions, code)).map((code): Right => ({ kind: 'unknown', code }));
  return [...known, ...unknown];
}
