/** The issuer is killed while it works, several times over the same books: what it answered is there, and no cent more than it did. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cents, dollars } from './books.ts';
import { openBooks } from './keeper.ts';

/** Resolves with the output once there are so many lines and the process is dead. */
async function killAfter(lines: number, args: readonly string[]): Promise<string[]> {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'packages/bank/src/testing/issuer/issuer-worker.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const gone = new Promise((resolve) => worker.once('close', resolve));
  worker.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    if (output.split('\n').length > lines) worker.kill('SIGKILL');
  });
  await gone;
  return output.split('\n').slice(0, -1);
}

it('loses nothing that it answered', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'issuer-kills-'));
  const file = join(folder, 'books.jsonl');
  const output: string[] = [];
  for (const [run, lines] of [3, 57, 211].entries()) output.push(...(await killAfter(lines, [file, `run ${run}`])));
  const { books, keeper } = openBooks(file);
  keeper.close();
  expect(output.length).toBeGreaterThanOrEqual(271);
  expect(output.filter((load_id) => books.tables.loads.get(load_id)?.state !== 'done')).toEqual([]);
  for (const { card_id, balance } of books.tables.cards.values()) {
    const loads = [...books.tables.loads.values()].filter((load) => load.card_id === card_id && load.state === 'done');
    expect(balance).toBe(dollars(loads.reduce((sum, { amount }) => sum + cents(amount), 0n)));
  }
  expect([...books.tables.events.keys()]).toEqual(Array.from({ length: books.tables.events.size }, (_, at) => String(at + 1)));
  rmSync(folder, { recursive: true, force: true });
});
