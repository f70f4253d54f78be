/** The public tags in templates of other frameworks: what is right passes, and a typo does not (packages/widgets/frameworks, made from elements.ts). */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const top = process.cwd();
const app = join(top, '.cache', 'frameworks');

/** Of each package as much as the types need; Preact is here itself. */
const stubs: Readonly<Record<string, string>> = {
  vue: 'export interface GlobalComponents {}\nexport interface HTMLAttributes { id?: string; class?: unknown }',
  'svelte/elements':
    'export interface HTMLAttributes<E> { id?: string | null; class?: unknown; this?: E }\nexport interface SvelteHTMLElements { div: HTMLAttributes<HTMLDivElement> }',
  'solid-js':
    'export namespace JSX { interface HTMLAttributes<E> { id?: string; ref?: E } interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> } }',
  '@angular/core': `export declare class ElementRef<E> { nativeElement: E }
export declare class EventEmitter<T> { emit(value: T): void }
type Decorate = (target: object, context?: unknown, at?: unknown) => void;
export declare const Directive: (of: { selector: string; standalone: boolean }) => (target: new () => object) => void;
export declare const Input: () => Decorate;
export declare const Output: (name: string) => Decorate;
export declare function inject<T>(what: abstract new () => unknown): T;`,
};

const uses = `import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { JSX as Solid } from 'solid-js';
import { bankTags, CardListDirective } from './angular.ts';

type Vue = InstanceType<GlobalComponents['card-list']>['$props'];
export const vue: Vue = { theme: 'dark', actions: 'block', onBankAction: ({ detail }) => detail.cardId.length };
export const vueTypo: Vue = { theme: 'blue' }; // wrong: no such theme
export const vueOther: Vue = { onBankSubmitted: () => undefined }; // wrong: of another tag

type Svelte = SvelteHTMLElements['kyc-wizard'];
export const svelte: Svelte = { step: 'trading', 'hide-header': true, 'onbank-ready': ({ detail }) => detail.kycStatus };
export const svelteTypo: Svelte = { step: 'tradng' }; // wrong: no such step

export const solid: Solid.IntrinsicElements['card-apply'] = { 'link-path': 'kestrel', 'on:bank-submitted': ({ detail }) => detail.receipt };
export const solidTypo: Solid.IntrinsicElements['card-apply'] = { metrics: 3 }; // wrong: a flag is no number
export const session: Solid.IntrinsicElements['bank-session'] = { locale: 'ja', 'prop:fetchToken': async () => ({ token: '', userid: '', expires_at: '' }) };

export const list: string | undefined = new CardListDirective().element.cardId;
export const count: 7 = bankTags.length;
document.addEventListener('bank-status-change', ({ detail }) => detail.entity);
window.addEventListener('bank-status-change', ({ detail }) => detail.entty); // wrong: bank-status-change has no such field
`;
const preact = `import type {} from './preact.ts';
export const good = <card-apply link-path="kestrel" theme="dark" onbank-submitted={({ detail }) => detail.id.length} />;
export const typo = <card-apply theme="blue" />; // wrong: no such theme
`;

beforeAll(() => {
  rmSync(app, { recursive: true, force: true });
  for (const [name, text] of Object.entries(stubs)) {
    mkdirSync(join(app, 'node_modules', name), { recursive: true });
    writeFileSync(join(app, 'node_modules', name, 'index.d.ts'), text);
  }
  for (const name of ['vue', 'svelte', 'solid', 'preact']) cpSync(`packages/widgets/frameworks/${name}.d.ts`, join(app, `${name}.ts`));
  cpSync('packages/widgets/frameworks/angular.ts', join(app, 'angular.ts'));
  writeFileSync(join(app, 'uses.ts'), uses);
  writeFileSync(join(app, 'uses-preact.tsx'), preact);
  const compilerOptions = {
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    experimentalDecorators: true,
    noUnusedLocals: false,
    noPropertyAccessFromIndexSignature: false,
    types: ['node'],
    paths: {
      '@bankside/widgets': ['../../packages/widgets/src/elements/generated/typings.ts'],
      preact: ['../../node_modules/preact'],
    },
  };
  const files = [
    '../../packages/widgets/src/resources.d.ts',
    '../../packages/widgets/src/words.d.ts',
    '../../packages/core/src/i18n/resources.d.ts',
  ];
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, files, include: ['*.ts', '*.tsx'], exclude: [] }),
  );
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Where a text says that a line is wrong: 'uses.ts 9'. */
const wrongIn = (file: string, text: string) =>
  text.split('\n').flatMap((line, at) => (line.includes('// wrong:') ? [`${file} ${at + 1}`] : []));

it('Vue, Svelte, Solid, Preact and Angular', () => {
  let said = '';
  try {
    execFileSync(join(top, 'node_modules/.bin/tsc'), ['-p', app], { encoding: 'utf8', stdio: 'pipe' });
  } catch (fault) {
    said = String(Reflect.get(fault as object, 'stdout'));
  }
  const found = [...said.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(
    ([, file = '', line]) => `${file.replace('.cache/frameworks/', '')} ${line}`,
  );
  expect([...new Set(found)].toSorted(), said).toEqual([...wrongIn('uses.ts', uses), ...wrongIn('uses-preact.tsx', preact)].toSorted());
}, 60_000);
