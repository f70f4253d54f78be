/** Where our faces lie: beside the code that asks for them. In the package for partners' own builds bank-font-files.ts is here. */
import sans from '@fontsource-variable/funnel-sans/files/funnel-sans-latin-wght-normal.woff2?url';
import sansExtended from '@fontsource-variable/funnel-sans/files/funnel-sans-latin-ext-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';

export type FontFiles = { readonly sans: string; readonly sansExtended: string; readonly mono: string };

export const fontFiles = (_bank: string): FontFiles => ({ sans, sansExtended, mono });
