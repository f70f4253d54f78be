/** The parts of `npm run check`, each one program and one line. */
import { mkdirSync } from 'node:fs';
import { bin, run, say, seconds, top } from './run.mjs';
import { countsAt, forget, lineOf } from './results.mjs';
import { crash, troublesAt } from './troubles.mjs';

export const results = (name) => `${top}/.cache/results/${name}.json`;

export const vitest = (project) => [
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results(project)}`,
];

/** `last`: the one line says the last line of its output when it is well. `built`: it reads what is built. */
const parts = [
  // one checker: each of several would work out the contract's types again; a second run checks what has changed
  { name: 'types', program: 'tsc', args: ['-p', '.', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.cache/tsc.tsbuildinfo'] },
  {
    name: 'lint',
    program: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--quiet', '--format=unix'],
    fix: ['--type-aware', '--fix'],
  },
  { name: 'format', program: 'oxfmt', args: ['--check'], fix: ['--write'] },
  { name: 'unused', program: 'knip', args: ['--no-progress'] },
  { name: 'architecture', program: 'vitest', args: vitest('architecture') },
  { name: 'bytes', program: 'tsx', args: ['tests/bench/byte-gates.ts'], last: true, built: true },
];
const together = 2;

async function check({ name, program, args, fix, last, built }, fixing, building) {
  if (built) await building;
  const since = performance.now();
  if (fixing && fix) await run(bin(program), fix);
  const { code, output } = await run(bin(program), args, { env: { CI: 'true', NO_COLOR: '1' } });
  const remark = last ? output.trim().split('\n').at(-1) : name === 'architecture' ? lineOf(countsAt(results('architecture'), code)) : '';
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds(since).padStart(7)}  ${remark}`.trimEnd());
  return { name, code, output };
}

/** Runs every part, two at a time, those that read what is built after `building`, and shows what a failed one said. Answers whether all are well, counts of the parts that are no suite, the rules of the repository, and what failed. */
export async function checkAll({ fix = false, only = [], building = Promise.resolve() } = {}) {
  mkdirSync(`${top}/.cache/results`, { recursive: true });
  forget(results('architecture'));
  const waiting = parts.filter(({ name }) => only.length === 0 || only.includes(name));
  const done = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await check(next, fix, building));
  };
  await Promise.all(Array.from({ length: together }, work));
  const failed = done.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) say(`\n--- ${name}\n${output.trim()}`);
  const single = (all) => all.filter(({ name }) => name !== 'architecture').length;
  const architectureCode = done.find(({ name }) => name === 'architecture')?.code ?? 1;
  const partCounts = { passed: single(done) - single(failed), failed: single(failed), skipped: 0 };
  const architecture = countsAt(results('architecture'), architectureCode);
  const troubles = failed.flatMap(({ name, output }) =>
    name === 'architecture' ? troublesAt(results(name), { name, crashed: architecture.crashed, output }) : [crash(name, output)],
  );
  return { ok: failed.length === 0, parts: partCounts, architecture, troubles };
}
