/** Identifies a staff order by its call and input; by its idempotency key too where it creates something new. */
import { sha256 } from '../../platform/secrets.ts';

/** The same text for the same input, whatever the order of its properties. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

type Order = { readonly path: string; readonly input: object; readonly subject?: string };
export const digestOf = ({ path, input, subject }: Order, key: string): string => sha256(canonical([path, input, subject ? '' : key]));
