/** The drawing of who knows whom in docs/architecture.md is true: no arrow too many, none too few, none back. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layerOf } from './architecture/layers.ts';
import { importsOf, product } from './architecture/sources.ts';

const drawing = /<!-- who knows whom -->\n```mermaid\n([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? '';
/** `bank_ledger["…"] --> bank_store`: a line may go on from arrow to arrow. */
const drawn = drawing.split('\n').flatMap((line) => {
  const names = line.split('-->').map((end) => (/^\s*(\w+)/.exec(end)?.[1] ?? '').replace('_', '/'));
  return names.slice(1).map((to, at) => [names[at] ?? '', to] as const);
});
const imported = new Map<string, readonly [string, string]>(
  product.flatMap(importsOf).flatMap(({ from, to }) => {
    const [here, there] = [layerOf(from), layerOf(to)];
    return here && there && here !== there ? [[`${here} --> ${there}`, [here, there] as const] as const] : [];
  }),
);

function reaches(from: string, to: string, seen = new Set<string>()): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return drawn.some(([here, there]) => here === from && reaches(there, to, seen));
}

it('is there', () => expect(drawn.length).toBeGreaterThan(20));
it('has only arrows that files follow', () => {
  expect(drawn.map(([from, to]) => `${from} --> ${to}`).filter((arrow) => !imported.has(arrow))).toEqual([]);
});
it('leads from every file to those it imports', () => {
  expect([...imported].filter(([, [from, to]]) => !reaches(from, to)).map(([arrow]) => arrow)).toEqual([]);
});
it('leads nowhere back', () => {
  expect(drawn.filter(([from, to]) => reaches(to, from)).map(([from, to]) => `${from} --> ${to}`)).toEqual([]);
});
