/** Of a bank's whole policy what pages know (D-430); not `app`, for the version is the page's own. */
import { isTable, type Table } from './adopt.ts';
import { policy } from './policy.ts';

export function policyOfPages(inForce: object, known: object = policy): Table {
  const { app: _, ...rest } = known as Table;
  return Object.fromEntries(
    Object.entries(rest).map(([name, shape]) => {
      const value = (inForce as Table)[name];
      return [name, isTable(shape) ? policyOfPages(value as Table, shape) : value];
    }),
  );
}
