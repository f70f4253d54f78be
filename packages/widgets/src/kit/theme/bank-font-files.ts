/**
 * Our faces from the bank's server, whose origin a partner's policy names anyway: bundlers differ in what becomes of a file that
 * code refers to, and none of them needs any setting this way (build/plugins/named-fonts.ts emits the files under these names).
 */
import type { FontFiles } from './font-files.ts';

export const fontFiles = (bank: string): FontFiles => {
  const at = (name: string) => `${bank}/embed/v1/fonts/${name}.woff2`;
  return { sans: at('funnel-sans-latin'), sansExtended: at('funnel-sans-latin-ext'), mono: at('geist-mono-latin') };
};
