export type Written = {
  readonly bank: string;
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** A value is code. */
  readonly properties: readonly (readonly [name: string, code: string])[];
  readonly fallback: string;
};
export const frameworks: readonly string[];
export function written(framework: string, state: Written): string;
