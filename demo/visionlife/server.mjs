/** VisionLife, a company that gives its members a card in its own colours. Japanese unless asked otherwise. PORT and BANK as in ../partner. */
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { openSite } from '../site.mjs';

await openSite({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  port: Number(process.env.PORT ?? 4002),
  bank: process.env.BANK ?? 'http://localhost:4000',
  pages: { '/': 'card' },
  firstLanguage: 'ja',
  fonts: join(dirname(createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json')), 'files'),
});
