#!/usr/bin/env node
/** bankside-messages check ar.json [--tag card-apply] [--locale ar] · bankside-messages template --locale ar [--tag card-apply] */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { checkMessages, messagesTemplate } from './messages.js';

const usage = `bankside-messages check FILE.json [--tag card-apply] [--locale ar]
bankside-messages template --locale ar [--tag card-apply] > ar.json
`;
const most = 40;

function list(title, keys) {
  if (keys.length === 0) return;
  const rest = keys.length > most ? [`… and ${keys.length - most} more`] : [];
  process.stdout.write(`${title} (${keys.length}):\n${[...keys.slice(0, most), ...rest].map((key) => `  ${key}\n`).join('')}`);
}

function check(file, { tag, locale = basename(file).split('.')[0] }) {
  const { missing, unknown, wrong } = checkMessages(JSON.parse(readFileSync(file, 'utf8')), { tag, locale });
  list('missing, shown in English', missing);
  list('unknown', unknown);
  list(
    'other placeholders than in English, shown in English',
    wrong.map(({ key, wanted, found }) => `${key}: ${found.join(' ') || 'none'} instead of ${wanted.join(' ') || 'none'}`),
  );
  if (missing.length + unknown.length + wrong.length > 0) process.exitCode = 1;
  else process.stdout.write(`${file} is complete in "${locale}"\n`);
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { tag: { type: 'string' }, locale: { type: 'string' } } });
  const [command, file] = positionals;
  if (command === 'check' && file) check(file, values);
  else if (command === 'template' && values.locale) process.stdout.write(`${JSON.stringify(messagesTemplate(values), null, 2)}\n`);
  else throw new Error(usage);
} catch (fault) {
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 2;
}
