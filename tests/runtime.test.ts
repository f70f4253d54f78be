/** A widget reaches the session, the address and storage through its host alone, so that each can be in an element. */
import { expect, it } from 'vitest';
import { codeOf, importsOf, product } from './architecture/sources.ts';

const inWidgets = ({ path }: { readonly path: string }) =>
  path.startsWith('packages/widgets/src/') && !path.startsWith('packages/widgets/src/runtime/');
const widgets = product.filter(inWidgets);

it('no widget imports the portal’s session', () => {
  const found = widgets.flatMap(importsOf).filter(({ to, typeOnly }) => to.includes('core/src/session/') && !typeOnly);
  expect(widgets.length).toBeGreaterThan(400);
  expect(found.map(({ from, to }) => `${from} imports ${to}`).filter((each) => !each.endsWith('/user-session.ts'))).toEqual([]);
});

/** The names by themselves are the linter's (no-restricted-globals). */
it('no widget reaches a host’s global through window', () => {
  const through = /\b(?:window|globalThis|self|document)\.(?:location|history|sessionStorage|localStorage)\b/;
  expect(widgets.filter((file) => through.test(codeOf(file))).map(({ path }) => path)).toEqual([]);
});
