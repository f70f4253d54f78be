/** npm run torture -- browsers: the twelve probes of every tag, in Chromium, Firefox and WebKit, in page and frame; writes the table of docs/embedding.md. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tags } from '@bankside/core/rules/tags.ts';
import { bank as sample, snippetOf } from '../../build/site/quick-start.ts';
import { policyOfTests, startBankProcess } from '../support/bank-process.ts';
import { startChromium } from '../support/engines/chromium.ts';
import type { Engine } from '../support/engines/engine.ts';
import { startFirefox } from '../support/engines/firefox.ts';
import { startWebkit } from '../support/engines/webkit.ts';
import { openForeignSite } from '../support/foreign-site.ts';
import { packedApp, publish, run } from '../support/packed-app.ts';
import type { Place } from './page.ts';
import { probes, type Probe } from './probes.ts';

/** The loader, and nothing of what it loads. */
async function brokenBank(bank: string) {
  const server = createServer((request, response) => {
    const wanted = request.url ?? '';
    if (!wanted.endsWith('/loader.js')) return void response.writeHead(503, { 'access-control-allow-origin': '*' }).end();
    void fetch(bank + wanted).then(async (answer) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** The package in an app on each React, built by Vite and put on the partner's site (probe 11). */
async function publishReact({ foreign, bank }: Pick<World, 'foreign' | 'bank'>): Promise<string> {
  const top = process.cwd();
  const app = await packedApp('tests/embed/package-app');
  writeFileSync(join(app, 'index.html'), '<!doctype html><div id="app"></div><script type="module" src="/main.tsx"></script>');
  writeFileSync(join(app, 'quick-start.tsx'), snippetOf('React', 'card-apply').replaceAll(sample, bank));
  mkdirSync(join(app, 'node_modules'), { recursive: true });
  for (const [version, from] of [
    ['18', 'tests/react-18/node_modules'],
    ['19', 'node_modules'],
  ] as const) {
    // prettier-ignore
    for (const name of ['react', 'react-dom', 'scheduler']) {
      rmSync(join(app, 'node_modules', name), { force: true });
      symlinkSync(join(top, from, name), join(app, 'node_modules', name));
    }
    await run(join(top, 'node_modules/.bin/vite'), ['build', '--outDir', `out-${version}`, '--base', './', '--logLevel', 'warn'], {
      cwd: app,
    });
    publish(foreign, app, `out-${version}`);
  }
  return app;
}

type Cell = { readonly number: number; readonly tag: string; readonly column: string; readonly fault: string | null };
const isolations = ['page', 'frame'] as const;
/** The wrapper is one for all tags, and a frame is a setting of it like any other; it is asked last, when it is built. */
const ofReact = 11;

type World = Pick<Place, 'bank' | 'broken' | 'foreign'>;
async function asked(place: Place, { number, run: probe }: Probe): Promise<Cell> {
  const { engine, tag, isolation } = place;
  const fault = await probe(place).then(() => null, (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))); // prettier-ignore
  if (fault) process.stdout.write(`BROKEN ${engine.name} ${tag} ${isolation} ${number}: ${fault.slice(0, 600)}\n`);
  return { number, tag, column: `${engine.name} ${isolation}`, fault };
}
async function askAll(engine: Engine, world: World): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const tag of tags)
    for (const isolation of isolations)
      for (const probe of probes) if (probe.number !== ofReact) cells.push(await asked({ ...world, engine, tag, isolation }, probe));
  process.stdout.write(`${engine.name}: ${cells.length} asked\n`);
  return cells;
}
const askReact = (engine: Engine, world: World): Promise<Cell[]> =>
  Promise.all(
    probes
      .filter(({ number }) => number === ofReact)
      .map((probe) => asked({ ...world, engine, tag: 'card-apply', isolation: 'page' }, probe)),
  );

const [begin, end] = ['<!-- probes -->', '<!-- end of probes -->'];
function write(cells: readonly Cell[], versions: readonly string[]): void {
  const columns = [...new Set(cells.map(({ column }) => column))];
  const row = (number: number) =>
    columns.map((column) => {
      const here = cells.filter((cell) => cell.number === number && cell.column === column);
      const broken = here.filter(({ fault }) => fault !== null).map(({ tag }) => tag);
      return here.length === 0 ? '–' : broken.length === 0 ? `${here.length} of ${here.length}` : `not ${broken.join(', ')}`;
    });
  const lines = [
    `Run in ${versions.join(', ')}; tags of ${tags.length} that keep the promise:`,
    '',
    `| | promise | ${columns.join(' | ')} |`,
    `|---|---|${columns.map(() => '---|').join('')}`,
    ...probes.map(({ number, what }) => `| ${number} | ${what} | ${row(number).join(' | ')} |`),
  ];
  const guide = readFileSync('docs/embedding.md', 'utf8');
  const [before = '', rest = ''] = guide.split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync('docs/embedding.md', `${before}${begin}\n${lines.join('\n')}\n${end}${after}`);
}

const foreign = await openForeignSite();
const bank = await startBankProcess({
  from: 'built',
  env: { BANK_POLICY: policyOfTests, PARTNER_ORIGIN: foreign.origin, VISIONLIFE_ORIGIN: foreign.origin },
});
const broken = await brokenBank(bank.url);
const engines = await Promise.all([startChromium(), startFirefox(), startWebkit()]);
const versions = engines.map(({ name, version }) => `${name} ${version}`);
const world = { bank: bank.url, broken: broken.url, foreign };
try {
  const cells = (await Promise.all(engines.map((engine) => askAll(engine, world)))).flat();
  write(cells, versions);
  const app = await publishReact(world);
  cells.push(...(await Promise.all(engines.map((engine) => askReact(engine, world)))).flat());
  rmSync(app, { recursive: true, force: true });
  write(cells, versions);
  const bad = cells.filter(({ fault }) => fault !== null).length;
  process.stdout.write(`${cells.length - bad} kept, ${bad} broken\n`);
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  await Promise.all(engines.map((engine) => engine.stop()));
  broken.stop();
  await bank.stop();
  await foreign.stop();
}
