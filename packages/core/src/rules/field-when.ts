/** When a field of a form is asked for, as the tables of both wizards say it (kyc/, cards/). */

/** By another field of the step; of a list, when it holds `is`; with `not`, when it holds anything else; with neither, when it holds anything. */
export type When = { readonly field: string; readonly is?: string; readonly not?: string };

/** Is the field asked for, with these values beside it? */
export function isAsked({ when }: { readonly when?: When | undefined }, values: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true;
  const value = values[when.field];
  if (!when.is) return Boolean(value) && value !== when.not;
  return Array.isArray(value) ? value.includes(when.is) : value === when.is;
}
