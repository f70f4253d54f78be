/** node scripts/embed-snippet.mjs https://bank.example [tag] [language]: prints what a partner pastes, for the version that is built. */
import { readFileSync } from 'node:fs';
import { snippetOf } from './lib/embed-snippet.mjs';
import { Trouble, main, say, top } from './lib/run.mjs';

main(async () => {
  const [origin, tag = 'card-apply', language = 'en'] = process.argv.slice(2);
  if (!origin) throw new Trouble('node scripts/embed-snippet.mjs https://bank.example [tag] [language]');
  const { version } = JSON.parse(readFileSync(`${top}/package.json`, 'utf8'));
  const { preload, loader, importMap, importMapHash } = snippetOf(new URL(origin).origin, version, tag, language);
  say('<!-- In the head. The hints are optional: they save a round trip. -->');
  say(preload);
  say(loader);
  say(`\n<!-- Optional: every later chunk by its hash too. Add ${importMapHash} to script-src; put it before the first module. -->`);
  say(`<script type="importmap">${importMap}</script>`);
});
