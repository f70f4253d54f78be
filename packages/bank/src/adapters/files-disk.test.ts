import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { secretsFrom } from '../platform/secrets.ts';
import { diskFiles } from './files-disk.ts';

it('sweeps what arrived a day ago and was never kept, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-disk-'));
  const files = await diskFiles(folder, secretsFrom('x'));
  const yesterday = new Date(Date.now() - 86_460_000);
  for (const place of ['incoming', 'part', 'kept'])
    for (const name of ['company.old', 'company.new']) {
      await writeFile(join(folder, place, name), 'bytes');
      if (name === 'company.old') await utimes(join(folder, place, name), yesterday, yesterday);
    }
  await files.sweep(86_400_000);
  expect(await readdir(join(folder, 'incoming'))).toEqual(['company.new']);
  expect(await readdir(join(folder, 'part'))).toEqual(['company.new']);
  expect((await readdir(join(folder, 'kept'))).toSorted()).toEqual(['company.new', 'company.old']);
  await rm(folder, { recursive: true });
});
