/** Subjects of commits that are not on main yet: `scope: what changed`, at most 72 characters. Without a history there is nothing to check. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', 'main..HEAD'], { encoding: 'utf8' });

it.skipIf(status !== 0)('subjects of new commits name a scope and fit in 72 characters', () => {
  const subjects = stdout.split('\n').filter(Boolean);
  expect(subjects.filter((subject) => subject.length > 72 || !/^[\w ,-]+: \S/.test(subject))).toEqual([]);
});
