/** npm run bench [-- part …]: measures, prints, and with all parts writes docs/benchmarks.md. */
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { activityFigures } from './activity.ts';
import { badHour } from './bad-issuer.ts';
import { batchEventFigures } from './batch-events.ts';
import { cardListFigures } from './card-lists.ts';
import { embedFigures } from './embed-figures.ts';
import { formBytes } from './form-bytes.ts';
import { homeFigures } from './home-load.ts';
import { holdFigures } from './holds.ts';
import { importPageFigures } from './import-page.ts';
import { pageFigures } from './page-figures.ts';
import { pollFigures } from './polls.ts';
import { postingFigures } from './postings.ts';
import { recordFigures } from './records.ts';
import { scrollFigures } from './scroll.ts';
import { secondKinds } from './second-kinds.ts';
import { tableFileFigures } from './table-file.ts';
import { transferFigures } from './transfers.ts';
import { webhookFigures } from './webhooks.ts';

type Table = {
  readonly title: string;
  readonly lead: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => value.toFixed(2);
const rounds = Number(process.env['ROUNDS'] ?? 7);

const parts: Readonly<Record<string, () => Promise<Table>>> = {
  bytes: async () => {
    const { bare, kit } = await formBytes();
    return {
      title: 'A plain form of the kit',
      lead: 'Brotli 11 of every script and word that is asked for before the first field has focus.',
      head: ['subject', 'KiB', 'ratio'],
      rows: [
        ['bare React element', KiB(bare), '1'],
        ['a form of the kit: label, hint, errors, three languages', KiB(kit), ratio(kit / bare)],
      ],
    };
  },
  pages: async () => {
    const figures = await pageFigures(rounds);
    const [bare] = figures;
    if (!bare) throw new Error('nothing was measured');
    return {
      title: 'Pages',
      lead: `Cold profile, processor four times slower, 1.6 Mbit/s, 150 ms for each request; ${rounds} rounds, the subjects taking turns, medians. Bytes are scripts, styles and words until a person can use the page. Goals: sign-in 1.75 in bytes and 1.5 in time.`,
      head: ['subject', 'KiB', 'ratio', 'requests', 'usable after ms', 'ratio'],
      rows: figures.map(({ name, bytes, requests, ms }) => [
        name,
        KiB(bytes),
        ratio(bytes / bare.bytes),
        whole(requests),
        whole(ms),
        ratio(ms / bare.ms),
      ]),
    };
  },
  embed: async () => {
    const { rows, leaks } = await embedFigures(rounds);
    const [bare] = rows;
    if (!bare) throw new Error('nothing was measured');
    const second = [...secondKinds()].map(([tag, bytes]) => `${tag} ${ratio(bytes / bare.bytes)}`).join(', ');
    const lead = [
      `On a partner's page of another site; cold profile, processor four times slower, 1.6 Mbit/s, 150 ms for each request; ${rounds} rounds, the subjects taking turns, medians. Bytes are brotli of scripts and words until the first field can be used. Goals: bytes and time 1.0 for each tag, blocking 1.5, heap 1.3, shifts 0, the loader 2 KiB, 2,000 bytes left by a mount.`,
      `Beside <card-apply>, a tag of another kind adds this much of the bare element, in the language with the most words: ${second} (goal 0.25). Two hundred mounts and unmounts, where V8 compiles nothing meanwhile, leave ${leaks.nodes} nodes, ${leaks.listeners} listeners and ${whole(leaks.bytesPerCycle)} bytes each.`,
      'Others, for comparison, brotli 11 in 2026-11: the SEPA form of two fields of @adyen/adyen-web 6.45.2, minified, is 44.5 KiB of scripts and 15.9 KiB of styles. The loader of @stripe/connect-js 3.4.6 is 2.5 KiB as published; the script and the frames that it loads come on top.',
    ].join('\n\n');
    return {
      title: 'Embedded',
      lead,
      head: ['subject', 'KiB', 'ratio', 'requests', 'first field after ms', 'ratio', 'blocking ms', 'shifts', 'heap KiB', 'ratio'],
      rows: rows.map((each) => [
        each.name,
        KiB(each.bytes),
        ratio(each.bytes / bare.bytes),
        whole(each.requests),
        whole(each.ms),
        ratio(each.ms / bare.ms),
        whole(each.tbt),
        each.cls.toFixed(3),
        KiB(each.heap),
        ratio(each.heap / bare.heap),
      ]),
    };
  },
  home: async () => ({
    title: 'First calls of a page',
    lead: 'Requests per second on sixteen connections, each with session and permissions: home (a balance for each currency, the trend, the newest transactions, what waits) and who is signed in, against fastify, zod and one select by an index on the same kind of database; the first page of twenty transactions, against a select of twenty rows as wide. Goals: home 0.8 on PostgreSQL and 0.3 on PGlite, who is signed in quicker than home, transactions 0.5.',
    head: ['database', 'call', 'per second', 'plain server', 'ratio'],
    rows: (await homeFigures(rounds)).map(({ engine, call, ours, plain, ratio: of }) => [
      engine,
      call,
      whole(ours),
      whole(plain),
      ratio(of),
    ]),
  }),
  postings: async () => ({
    title: 'Postings',
    lead: 'Per second: a posting is a journal, its transfers, running balances and the overdraft check in one statement; `hot` moves the same two accounts every time. Goals on PostgreSQL: 0.5 of a bare row, 1.5 of five statements, hot 0.3 of spread.',
    head: ['database', 'clients', 'bare row', 'posting', 'hot', 'five statements', 'to row', 'to five', 'hot to spread'],
    rows: (await postingFigures({ rounds })).map(({ engine, clients, perSecond: p, ratios: r }) => [
      engine,
      String(clients),
      whole(p.row),
      whole(p.posting),
      whole(p.hot),
      whole(p.fiveStatements),
      ratio(r.toRow),
      ratio(r.toFiveStatements),
      ratio(r.hotToSpread),
    ]),
  }),
  transfers: async () => ({
    title: 'Transfers and exchanges',
    lead: `Per second on PostgreSQL: a quote and the transfer under its key, over HTTP, to another company of the bank or into another currency with all that goes with it, against the postings alone that move the money; ${rounds} rounds, the subjects taking turns, medians.`,
    head: ['what', 'clients', 'made', 'postings alone', 'ratio'],
    rows: (await transferFigures(rounds)).map(({ what, clients, made, raw, ratio: of }) => [
      what,
      String(clients),
      whole(made),
      whole(raw),
      ratio(of),
    ]),
  }),
  polls: async () => ({
    title: 'Open tabs',
    lead: "500 tabs that nobody touches ask who is signed in: each minute, and every five seconds while the bank decides. The processor of the bank's process above what it takes without them; the database is in it on PGlite. Goal: 5 % of a core.",
    head: ['database', 'each asks every', 'questions a second', '% of a core'],
    rows: (await pollFigures()).map(({ engine, everySec, perSecond, percent }) => [
      engine,
      `${everySec} s`,
      perSecond.toFixed(1),
      percent.toFixed(1),
    ]),
  }),
  webhooks: async () => ({
    title: 'Webhooks',
    lead: `Per second on PostgreSQL by one process: events claimed, signed, posted and kept with their tries, 2,000 of them, against bare posts of the same bodies to the same receiver; ${rounds} rounds, the subjects taking turns, medians.`,
    head: ['companies', 'delivered', 'bare posts', 'ratio'],
    rows: (await webhookFigures(rounds)).map(({ companies, delivered, bare, ratio: of }) => [
      String(companies),
      whole(delivered),
      whole(bare),
      ratio(of),
    ]),
  }),
  records: async () => ({
    title: 'Records',
    lead: 'Milliseconds of a call with its session and permission, a company with 1,000 records and one with 1,000,000 in databases of their own, taking turns; 15 rounds, medians. Goal: 3.00.',
    head: ['database', 'call', '1,000', '1,000,000', 'ratio'],
    rows: (await recordFigures()).map(({ engine, subject, few, many, ratio: of }) => [
      engine,
      subject,
      few.toFixed(1),
      many.toFixed(1),
      ratio(of),
    ]),
  }),
  cards: async () => ({
    title: 'Lists of cards',
    lead: 'Milliseconds of a page of /card/record with its session and permission, a company with 50 cards and one with 5,000 in databases of their own, taking turns; 25 rounds, medians. Goal: 1.50.',
    head: ['database', 'call', '50', '5,000', 'ratio'],
    rows: (await cardListFigures()).map(({ engine, subject, few, many, ratio: of }) => [
      engine,
      subject,
      few.toFixed(1),
      many.toFixed(1),
      ratio(of),
    ]),
  }),
  activity: async () => ({
    title: 'Activity log',
    lead: 'Milliseconds of a page of /activity/list with its session and permission, and until the first rows of its file, a company with 1,000 lines and one with 100,000 in databases of their own, taking turns; 15 rounds, medians. Goal: 1.50.',
    head: ['database', 'call', '1,000', '100,000', 'ratio'],
    rows: (await activityFigures()).map(({ engine, subject, few, many, ratio: of }) => [
      engine,
      subject,
      few.toFixed(1),
      many.toFixed(1),
      ratio(of),
    ]),
  }),
  holds: async () => ({
    title: 'One call beside all others',
    lead: `On PGlite, which works in the bank's process: milliseconds of processor that a call takes in all, and the longest that it blocked all others; a company with 100,000 records; ${rounds} rounds, medians. Goal: 50.`,
    head: ['call', 'in all', 'longest'],
    rows: (await holdFigures(rounds)).map(({ subject, whole: all, longest }) => [subject, all.toFixed(1), longest.toFixed(1)]),
  }),
  batch: async () => ({
    title: 'Events of a batch',
    lead: 'Milliseconds for each event of the issuer that says a card of a batch is made: as the issuer pushes them, in pieces of one transaction, and those of a batch of 500 with a transaction for each.',
    head: ['database', 'cards', 'in pieces', 'each alone', 'ratio'],
    rows: (await batchEventFigures()).map(({ engine, cards, together, alone }) => [
      engine,
      whole(cards),
      together.toFixed(1),
      alone.toFixed(1),
      ratio(together / alone),
    ]),
  }),
  issuer: async () => ({
    title: 'An hour of a bad issuer',
    lead: "On PostgreSQL and over HTTP, for a sixth of an hour of the bank's clock each: down; slow, 30 s; every call answered 500; two of three answers lost; every event twice and in any order while a third of the calls fail; events held back. All the time top-ups, payments, blocks and unblocks of six companies' cards. Goal: nothing lost, nothing doubled, all settled by itself. `SEED=20261123 npm run bench -- issuer` repeats it; MINUTES shortens the hour, FACTOR is how fast the clock runs.",
    head: ['figure', ''],
    rows: Object.entries((await badHour()) ?? { 'no PostgreSQL': '' }),
  }),
  scroll: async () => ({
    title: 'Ten thousand rows',
    lead: `The list of transactions in one piece, scrolled for five seconds on a processor four times slower, against a window of as many rows made by hand; ${rounds} rounds, the subjects taking turns, medians. Goal: slow frames at most 1.3 of the other's, no frame with an empty place.`,
    head: ['subject', 'frames', 'over 50 ms', 'empty'],
    rows: (await scrollFigures(rounds)).map(({ name, frames, slow, blank }) => [name, whole(frames), whole(slow), whole(blank)]),
  }),
  'import-page': async () => ({
    title: 'Cards bound from a file',
    lead: `The page that tries a file of bindings: first answers of the bank after the press, all of them, the longest task of all rounds, the whole page's memory after a collection with every row answered; ${rounds} rounds, medians. Goals: first answers within 2,000 ms, no task over 100 ms, memory 1.50.`,
    head: ['rows', 'first answers after ms', 'all after ms', 'longest task ms', 'memory KiB'],
    rows: (await importPageFigures(rounds)).map(({ rows, firstMs, allMs, longestTask, memory }) => [
      whole(rows),
      whole(firstMs),
      whole(allMs),
      whole(longestTask),
      KiB(memory),
    ]),
  }),
  'table-file': async () => {
    const figures = await tableFileFigures(rounds);
    return {
      title: 'A table from a file',
      lead: `A list of holders read in a worker, under the portal's content policy, processor of the page four times slower; ${rounds} rounds, the subjects taking turns, medians, the longest task of all rounds. Memory is the whole page's after a collection, all rows kept and nothing else in it. Goals: first rows within 2,000 ms, no task over 100 ms.`,
      head: ['file', 'rows', 'first rows after ms', 'all after ms', 'longest task ms', 'memory KiB'],
      rows: figures.map(({ name, rows, firstMs, allMs, longestTask, memory }) => [
        name,
        whole(rows),
        whole(firstMs),
        whole(allMs),
        whole(longestTask),
        KiB(memory),
      ]),
    };
  },
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const markdown = ({ title, lead, head, rows }: Table) =>
  [`## ${title}`, '', lead, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');

const asked = process.argv.slice(2);
for (const name of asked) if (!Object.hasOwn(parts, name)) throw new Error(`no part "${name}"; there are ${Object.keys(parts).join(', ')}`);
const tables: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const table = markdown(await measure());
  process.stdout.write(`${table}\n`);
  tables.push(table);
}
/** The page with the tables that were measured now in place of the earlier ones. */
const merged = (page: string) =>
  tables.reduce((text, table) => {
    const [title = ''] = table.split('\n');
    const before = text.split(/^(?=## )/m);
    return before
      .map((section) => (section.startsWith(`${title}\n`) ? `${table.trimEnd()}${/\s*$/.exec(section)?.[0]}` : section))
      .join('');
  }, page);

if (asked.length > 0) writeFileSync('docs/benchmarks.md', merged(readFileSync('docs/benchmarks.md', 'utf8')));
else {
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
  const intro = [
    '# Benchmarks',
    '',
    'The last run of each part of `npm run bench`, which wrote this page. Absolute figures belong to the machine; the ratios are what we',
    `hold to, each within one run: ${machine}.`,
    '',
    'Repeat one part with `npm run bench -- pages`; `ROUNDS=11` for more of them.',
    '',
  ];
  writeFileSync('docs/benchmarks.md', [...intro, ...tables].join('\n'));
}
