/** Plain words (D-300): what the project's English leaves to older books, in names, comments, tests, docs and on screen. */
import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What may not be written, and what is written instead. */
const words: readonly (readonly [RegExp, instead: string])[] = [
  [/\btold\b|\buntold\b/i, 'says, shows, reports, notifies'],
  [/\bstands?\b(?![ -](?:still|alone|for|in for|in the way|in their way|against)\b)/i, 'is, is shown, is kept'],
  [/(?<!long-)\bstanding\b(?! still)/i, 'state, status'],
  [/\bcame of it\b|\bcame back\b(?= as)|\bas it stands\b/i, 'outcome, result'],
  [/\bwho(?:so)?ever\b(?! of)/i, 'anybody who, who'],
  [/\berrands?\b/i, 'task, call, job'],
  [/\bhanded (?:in|over|out)\b|\bhandedIn\b/i, 'submitted, sent'],
  [/(?<!At your )\bdoors?\b|\w+OnDoors\b/i, 'entry, page, path'],
  [/\bobeys?\b|\bheeds?\b|\bNobodyYet\b|\bAttendants\b|\bWishes\b/, 'follows, settings, drafts'],
  [/\bhence\b|\bthereof\b|\bhereby\b|\bbefall/i, 'so, because'],
];

const here = 'tests/plain-words.test.ts';
/** Of others: licences, what the build writes, the log of old versions, the two companies of the demo. */
const ofOthers = /fonts\/|migrations\/|CHANGELOG|package-lock|\/words\/(?:zh|ja)|^docs\/benchmarks\.md|^demo\/visionlife/;
const paths = execFileSync('git', ['ls-files', 'packages', 'tests', 'scripts', 'build', 'docs', 'demo', 'README.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:tsx?|mjs|js|md|json|html|css)$/.test(path) && path !== here && !ofOthers.test(path) && existsSync(path));
const texts = paths.map((path) => `${path.replace(/[-/.]/g, ' ')}\n${readFileSync(path, 'utf8')}`);

it.each(words)('nothing says %s', (word) => {
  const found = texts.flatMap((text, at) =>
    word.test(text)
      ? text.split('\n').flatMap((line, n) => (word.test(line) ? [`${paths[at]}:${n} ${line.trim().slice(0, 120)}`] : []))
      : [],
  );
  expect(found).toEqual([]);
});
