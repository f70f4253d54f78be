/** The alert rules ask for figures that the bank has, each has its runbook, and promtool reads them where it is installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';

const rules = readFileSync('docs/alerts.yml', 'utf8');
const server = readFileSync('packages/bank/src/server/server.ts', 'utf8');

it('every figure exists', async () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const known = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
  for (const [, name = ''] of server.matchAll(/name: '(bank_\w+)'/g))
    for (const end of ['_count', '_bucket', '_sum']) known.add(name + end);
  const asked = [...rules.matchAll(/\b(?:bank|nodejs|process)_\w+/g)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

it('every alert has its runbook', () => {
  const operating = readFileSync('docs/operating.md', 'utf8');
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !operating.includes(`- **${name}**:`))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) process.stdout.write('\nSKIPPED: no promtool on this machine, so the alert rules were not checked by it.\n');
it.skipIf(!hasPromtool)('promtool reads them', () => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', 'docs/alerts.yml'], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
