/** Details of events that a page has heard of a real tag: scripts/embed-captures.mjs writes the file from what the stories heard. */
import { read } from './documents.ts';

type Detail = Readonly<Record<string, unknown>>;
export const captures = JSON.parse(read('build/site/captures.json')) as Readonly<Record<string, Readonly<Record<string, Detail>>>>;

/** A signed text in full would hide what is around it. */
const shortened = (detail: Detail): Detail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > 120 ? `${value.slice(0, 48)}…` : value,
    ]),
  );

export const captureOf = (tag: string, event: string): Detail | undefined => {
  const found = captures[tag]?.[event];
  return found && shortened(found);
};
