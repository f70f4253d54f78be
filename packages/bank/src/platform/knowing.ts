/** Handlers that read what they depend on beside the row of the call's key: one round trip instead of two. */

/** `read` neither writes nor refuses: it runs, for nothing, for a call that is repeated, too. */
export const knowing = <In, Context, Facts, Out>(
  read: (input: In, ctx: Context) => Promise<Facts>,
  act: (input: In, ctx: Context, facts: Facts) => Promise<Out>,
) => Object.assign(async (input: In, ctx: Context, facts?: Promise<Facts>) => act(input, ctx, await (facts ?? read(input, ctx))), { read });

/** As the dispatcher sees any handler. */
export type Handle<Context> = {
  (input: unknown, ctx: Context, facts?: Promise<unknown>): Promise<unknown>;
  readonly read?: (input: unknown, ctx: Context) => Promise<unknown>;
};
