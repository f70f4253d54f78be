/** node scripts/embed-captures.mjs file: writes build/site/captures.json from what stories heard (BANK_CAPTURES=file npm run e2e). */
import { readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { Trouble, main, say, top } from './lib/run.mjs';

/** Of several the one that says most: with a receipt, a request, a sentence. */
const size = (detail) => Object.values(detail).filter((value) => value !== '' && value !== 0).length;

main(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Trouble('node scripts/embed-captures.mjs file, after BANK_CAPTURES=file npm run e2e');
  const { everyTag } = await tsImport('../build/site/table.ts', import.meta.url);
  const captures = {};
  const lines = readFileSync(file, 'utf8').replaceAll(/http:\/\/localhost:\d+/g, 'https://bank.example'); // where that bank was
  for (const line of lines.trim().split('\n')) {
    const { tag, event, detail } = JSON.parse(line);
    if (!everyTag[tag]?.events.includes(event)) continue; // tests define tags of their own
    const known = (captures[tag] ??= {})[event];
    if (!known || size(detail) >= size(known)) captures[tag][event] = detail;
  }
  const sorted = Object.fromEntries(Object.entries(captures).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(`${top}/build/site/captures.json`, `${JSON.stringify(sorted, null, 2)}\n`);
  say(`wrote build/site/captures.json: ${Object.values(captures).flatMap(Object.keys).length} events`);
});
