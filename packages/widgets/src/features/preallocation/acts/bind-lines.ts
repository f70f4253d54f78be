/** Cards that one dialog binds; more come from a file. */
export const mostToBind = 20;

export type BindLine = {
  readonly who: 'holder' | 'person';
  readonly application_id?: string;
  readonly name?: string;
  readonly email?: string;
  readonly activation_code: string;
};
export type BindTyped = { readonly lines: readonly BindLine[] };
