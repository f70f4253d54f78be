/** VisionLife, a company that gives its members a card in its own colours. Japanese unless asked otherwise. PORT and BANK as in ../partner. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSite } from '../site.mjs';

await openSite({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  port: Number(process.env.PORT ?? 4002),
  bank: process.env.BANK ?? 'http://localhost:4000',
  pages: { '/': 'card' },
  firstLanguage: 'ja',
  fonts: dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'))),
});
