/** Alert rules and dashboard ask for figures that the bank has, each alert has its runbook and its panel, and promtool reads the rules where it is installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';

const rules = readFileSync('docs/alerts.yml', 'utf8');
const server = readFileSync('packages/bank/src/server/server.ts', 'utf8');

const dashboard = readFileSync('docs/grafana.json', 'utf8');
type Panel = { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] };

it.each([
  ['rules', rules],
  ['dashboard', dashboard],
])('every figure of the %s exists', async (_what, text) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
  for (const [, name = ''] of server.matchAll(/name: '(bank_\w+)'/g))
    for (const end of ['_count', '_bucket', '_sum']) known.add(name + end);
  const asked = [...text.matchAll(/\b(?:bank|nodejs|process)_\w+/g)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('every alert has its runbook', () => {
  const operating = readFileSync('docs/operating.md', 'utf8');
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !operating.includes(`- **${name}**:`))).toEqual([]);
});

it('every alert has a panel, and every panel asks for something', () => {
  const { panels } = JSON.parse(dashboard) as { panels: Panel[] };
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !panels.some(({ title }) => title.includes(`(alert: ${name})`)))).toEqual([]);
  expect(panels.filter(({ targets }) => targets.length === 0 || targets.some(({ expr }) => expr === ''))).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) process.stdout.write('\nSKIPPED: no promtool on this machine, so the alert rules were not checked by it.\n');
it.skipIf(!hasPromtool)('promtool reads them', () => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', 'docs/alerts.yml'], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
