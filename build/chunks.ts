/**
 * Which files are bundled together. Few files instead of many small ones, which compress badly and wait for each other.
 * A chunk names its files one by one; build/chunks.test.ts fails when one is renamed or gone.
 */
import { at } from './paths.ts';

export type Chunk = {
  readonly name: string;
  /** Paths from the top of the repository. */
  readonly files?: readonly string[];
  /** npm packages, whole. */
  readonly packages?: readonly string[];
};
type Group = { readonly name: string; readonly test: RegExp; readonly priority: number; readonly minShareCount?: number };

const below = (folder: string, ...names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);
const portal = (...names: readonly string[]): string[] => below('packages/portal/src', ...names);
const widgets = (...names: readonly string[]): string[] => below('packages/widgets/src', ...names);
const core = (...names: readonly string[]): string[] => below('packages/core/src', ...names);

/** What every screen builds on. */
const screenPackages = ['react', 'react-dom', 'scheduler', 'i18next', 'react-i18next'];

/** The portal: the sign-in page, guests' pages, the way to the bank, every signed-in page; words of each by language. */
export const portalChunks: readonly Chunk[] = [
  { name: 'react', packages: screenPackages },
  {
    name: 'start',
    files: [...portal('app.tsx', 'i18n.ts', 'shell/public/public-frame.tsx'), ...widgets('features/account/login-page.tsx')],
  },
  { name: 'client', files: core('client/client.ts') },
  { name: 'calendar', files: core('rules/calendar.ts'), packages: ['dayjs'] },
  { name: 'guest', files: portal('shell/guest/guest-frame.tsx') },
  { name: 'bank', files: [...portal('session/bank-client.ts'), ...core('client/transport/axios.ts')], packages: ['axios'] },
  { name: 'shell', files: portal('shell/main/main-frame.tsx', 'shell/dialogs/session-guards.tsx') },
  { name: 'home', files: widgets('features/home/home-page.tsx') },
];

/** The tags: Preact or React with i18next, the element, what every form begins with, what it fetches once it is mounted, then one chunk a tag. */
export const embedChunks: readonly Chunk[] = [
  { name: 'react', packages: ['preact', ...screenPackages] },
  // with what a frame needs of the page around it: React stays out of that
  {
    name: 'element',
    files: widgets('elements/tags.ts', 'runtime/leave.ts', 'elements/session/session-token.ts', 'shared/client/in-time.ts'),
    packages: ['zustand'],
  },
  // every tag's own scene, and what its view is made of before it has a form
  {
    name: 'page',
    files: widgets(
      'elements/base/in-page.tsx',
      'elements/base/scene.tsx',
      'elements/session/session-bank.ts',
      'kit/action/text-button.tsx',
      'kit/action/link.css.ts',
      'runtime/host-context.tsx',
      'runtime/guest-host.ts',
      'kit/lazy/gate.ts',
      'kit/lazy/lazy.ts',
      'kit/lazy/lazy-part.tsx',
      'shared/client/error-detail.ts',
      'kit/action/plain-button.tsx',
      'kit/action/pointer-gate.ts',
      'kit/action/use-pointer-gate.ts',
      'kit/icon/alert-glyph.tsx',
      'kit/theme/text.css.ts',
      'kit/form/choices/segments.css.ts',
      'kit/form/engine/form.css.ts',
    ).concat(core('rules/intent.ts', 'rules/policy/policy.ts')),
  },
  {
    name: 'form',
    files: widgets(
      'kit/form/engine/bare-form.tsx',
      'kit/form/engine/field-name.ts',
      'kit/form/fields/text-field.tsx',
      'kit/form/engine/submit-button.tsx',
      'kit/form/upload/file-faults.ts',
      'kit/nav/stepper.tsx',
      'wizard/kind-field.tsx',
      'wizard/wizard-form.tsx',
      'wizard/draft-saver.ts',
      'wizard/drafted-store.ts',
      'shared/files/use-file-events.ts',
      'kit/nav/shown-first.ts',
    ).concat(core('rules/field-when.ts')),
  },
  // what later parts share with a tag's first screen: none of them is to fetch another tag for it
  { name: 'segments', files: widgets('kit/form/choices/segmented-field.tsx') },
  { name: 'facts', files: widgets('kit/data/facts.tsx') },
  { name: 'card-line', files: widgets('kit/icon/card-line.tsx', 'kit/icon/card-art.css.ts') },
  {
    name: 'few',
    files: widgets(
      'kit/feedback/skeleton.tsx',
      'kit/icon/first-shapes.ts',
      'kit/icon/drawing.tsx',
      'kit/action/refresh-button.tsx',
      'kit/nav/arrival.ts',
    ),
  },
  {
    name: 'session',
    files: widgets(
      'elements/session/await-session.tsx',
      'elements/session/person-bank.ts',
      'runtime/user.ts',
      'shared/client/reporting-client.ts',
    ),
  },
  { name: 'icons', files: widgets('kit/action/button.tsx', 'kit/action/icon-button.css.ts') },
  { name: 'box', files: widgets('kit/form/choices/box.css.ts') },
  { name: 'check', files: widgets('kit/form/choices/check-field.tsx') },
  // the client that asks the bank, and its answers as screens show them
  {
    name: 'answers',
    files: widgets(
      'kit/feedback/note.tsx',
      'kit/icon/glyph.tsx',
      'kit/theme/use-media.ts',
      'kit/data/status.tsx',
      'kit/feedback/empty-state.tsx',
      'kit/remote/call-view.tsx',
      'kit/remote/use-asked.ts',
      'kit/lazy/shown-part.tsx',
      'shared/client/link-client.ts',
      'shared/client/guest-client.ts',
    ).concat(core('i18n/days.ts', 'rules/lifecycles/lifecycle.ts')),
  },
  { name: 'remote', files: widgets('kit/remote/remote.ts'), packages: ['@tanstack'] },
  { name: 'places', files: core('rules/places.ts') },
  { name: 'copy', files: widgets('kit/action/copy-button.tsx') },
  { name: 'code', files: widgets('kit/qr/qr.tsx') },
  { name: 'dates', files: core('i18n/dates.ts') },
  { name: 'amounts', files: widgets('kit/data/amount.tsx') },
  { name: 'reports', files: widgets('elements/session/state-events.ts') },
  { name: 'opened', files: widgets('kit/overlay/use-opened.ts') },
  { name: 'kyc', files: widgets('elements/tags/kyc-wizard/kyc-wizard.tsx') },
  { name: 'kyc-rules', files: core('rules/kyc/kyc.ts') },
  { name: 'apply', files: widgets('elements/tags/card-apply/card-apply.tsx') },
  { name: 'status', files: widgets('elements/tags/card-apply-status/card-apply-status.tsx') },
  { name: 'qr', files: widgets('elements/tags/card-apply-qr/card-apply-qr.tsx') },
  { name: 'deposit', files: widgets('elements/tags/deposit-address/deposit-address.tsx') },
  { name: 'cards', files: widgets('elements/tags/card-list/card-list.tsx') },
];

/** The package: what runs before any tag, on a server or in a terminal is apart from the element. */
export const npmChunks: readonly Chunk[] = [
  { name: 'begin', files: widgets('elements/index.ts', 'elements/base/view-for.ts', 'elements/generated/definitions.ts') },
  { name: 'plain', files: [...core('rules/languages.ts'), ...widgets('elements/own-words/merge.ts')] },
  ...embedChunks,
];

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('/', String.raw`[\\/]`);

/** A pattern that matches exactly a chunk's modules. */
export function patternOf({ files = [], packages = [] }: Chunk): RegExp {
  const patterns = [...files.map((file) => `^${literally(at(file))}`), ...packages.map((name) => literally(`node_modules/${name}/`))];
  return new RegExp(patterns.join('|'));
}

/** As the bundler takes them: a module that several could take goes to the first of the table. */
export const groupsOf = (chunks: readonly Chunk[]): Group[] =>
  chunks.map((chunk, index) => ({ name: chunk.name, test: patternOf(chunk), priority: chunks.length - index }));

/** What six pages or more share is one file: each of its modules alone would be a request of a kilobyte. */
export const sharedByPages: Group = {
  name: 'shared',
  test: /packages[\\/](widgets|core)[\\/]src[\\/].*\.tsx?$/,
  priority: 0,
  minShareCount: 6,
};
