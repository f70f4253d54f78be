/** Flags of Node for short processes on PGlite: its WebAssembly is not optimized, which takes longer than what they ask of it. */
export const quickPglite = ['--liftoff-only'];
