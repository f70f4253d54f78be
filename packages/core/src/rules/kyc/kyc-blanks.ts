/** A step of a KYC file in which nobody has been yet: every field is there and empty, so that its own rule speaks and not the shape's. */
import { listsOf, rowsOf, type FieldRow, type FieldRows, type KycStep } from './kyc.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an empty field of a kind holds; where nothing is said, ''. */
const blanks: Partial<Record<FieldRow['kind'], unknown>> = {
  tick: false,
  choices: [],
  countries: [],
  currencies: [],
  files: [],
  signature: null,
};

/** What may be left out and is nothing is left out. */
export function filled(rows: FieldRows, values: Values): Values {
  const out: Record<string, unknown> = { ...values };
  for (const [name, row] of Object.entries(rows)) {
    if (values[name] !== undefined && values[name] !== null) continue;
    if (row.optional ?? row.when) delete out[name];
    else out[name] = row.kind in blanks ? blanks[row.kind] : '';
  }
  return out;
}

/** With the people of its lists. */
export function filledStep(step: KycStep, values: Values): Values {
  const lists = listsOf(step).map((list) => {
    const people: unknown = values[list];
    return [list, Array.isArray(people) ? people.map((one: Values) => filled(rowsOf(step, list), one)) : []];
  });
  return { ...filled(rowsOf(step), values), ...Object.fromEntries(lists) };
}
