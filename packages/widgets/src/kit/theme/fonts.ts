/**
 * The bank's own faces, from the bank's own server. Only registered here: the browser fetches a face when a page first
 * writes with it, so that Geist Mono costs nothing before the first address (DES-03).
 */
import { fontFiles } from './font-files.ts';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200D, U+2010-2027, U+2030-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const faces = [
  { family: 'Funnel Sans Variable', file: 'sans', weight: '300 800', unicodeRange: latin },
  { family: 'Funnel Sans Variable', file: 'sansExtended', weight: '300 800', unicodeRange: latinExtended },
  { family: 'Geist Mono Variable', file: 'mono', weight: '100 900', unicodeRange: latin },
] as const;

/**
 * For the document and every shadow root in it: document.fonts serves both, without a style tag (D-121).
 * `bank`: its origin, '' on its own pages.
 */
export function addFonts(bank = ''): void {
  const files = fontFiles(bank);
  const known = new Set([...document.fonts].map((face) => `${face.family.replaceAll('"', '')} ${face.unicodeRange}`));
  for (const { family, file, ...how } of faces) {
    const face = new FontFace(family, `url(${JSON.stringify(files[file])}) format('woff2')`, {
      ...how,
      display: 'swap',
    });
    if (!known.has(`${family} ${face.unicodeRange}`)) document.fonts.add(face);
  }
}
