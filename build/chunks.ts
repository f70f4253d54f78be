/**
 * Which files are bundled together. Few files instead of many small ones, which compress badly and wait for each other.
 * A chunk names its files one by one; build/chunks.test.ts fails when one is renamed or gone.
 */
import { languages } from '../packages/core/src/rules/languages.ts';
import { at } from './paths.ts';

export type Chunk = {
  readonly name: string;
  /** Paths from the top of the repository. */
  readonly files?: readonly string[];
  /** npm packages, whole. */
  readonly packages?: readonly string[];
};
type Group = { readonly name: string; readonly test: RegExp; readonly priority: number };

const below = (folder: string, ...names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);
const portal = (...names: readonly string[]): string[] => below('packages/portal/src', ...names);
const widgets = (...names: readonly string[]): string[] => below('packages/widgets/src', ...names);
const core = (...names: readonly string[]): string[] => below('packages/core/src', ...names);

const sharedWords = (language: string, ...spaces: readonly string[]): string[] =>
  core(...spaces.map((space) => `i18n/words/${space}/${language}.json`));
const featureWords = (language: string, ...features: readonly string[]): string[] =>
  widgets(...features.map((feature) => `features/${feature}/words/${language}.json`));

const reactPackages = ['react', 'react-dom', 'scheduler'];

/** The portal: the sign-in page, guests' pages, the way to the bank, every signed-in page; words of each by language. */
export const portalChunks: readonly Chunk[] = [
  { name: 'react', packages: reactPackages },
  { name: 'start', files: [...portal('app.tsx', 'shell/public-frame.tsx'), ...widgets('features/account/login-page.tsx')] },
  { name: 'client', files: core('client/client.ts') },
  { name: 'calendar', files: core('rules/calendar.ts'), packages: ['dayjs'] },
  { name: 'guest', files: portal('shell/guest-frame.tsx') },
  { name: 'bank', files: portal('bank-client.ts'), packages: ['axios'] },
  { name: 'shell', files: portal('shell/main-frame.tsx', 'shell/attendants.tsx') },
  { name: 'home', files: widgets('features/home/home-page.tsx') },
  ...languages.flatMap((language): Chunk[] => [
    { name: `start-${language}`, files: [...sharedWords(language, 'shared', 'form', 'portal'), ...featureWords(language, 'account')] },
    { name: `home-${language}`, files: [...sharedWords(language, 'shell', 'options'), ...featureWords(language, 'home', 'notices')] },
  ]),
];

/** The tags: Preact or React, the element, what every form begins with, what it fetches once it stands, then one chunk a tag. */
export const embedChunks: readonly Chunk[] = [
  { name: 'react', packages: ['preact', ...reactPackages] },
  // with what a frame needs of the page around it: React stays out of that
  { name: 'element', files: widgets('elements/tags.ts', 'elements/session-token.ts', 'parts/in-time.ts') },
  {
    name: 'page',
    files: widgets(
      'elements/in-page.tsx',
      'elements/session-bank.ts',
      'kit/form/bare-form.tsx',
      'kit/form/text-field.tsx',
      'kit/form/submit-button.tsx',
      'kit/form/file-faults.ts',
      'kit/arrival.ts',
      'kit/form/segments.css.ts',
      'kit/stepper.tsx',
      'kit/text-button.tsx',
      'features/card-apply/card-apply.css.ts',
      'kit/link.css.ts',
      'runtime/host-context.tsx',
      'runtime/element-host.ts',
      'parts/later.ts',
      'parts/later-part.tsx',
      'parts/draft-saver.ts',
      'parts/error-detail.ts',
      'parts/file-faults-told.ts',
      'parts/told-client.ts',
      'parts/shown-first.ts',
    ),
  },
  { name: 'few', files: widgets('kit/skeleton.tsx', 'kit/form/check-field.tsx') },
  { name: 'more', files: [...widgets('kit/form/form-note.tsx', 'kit/button.tsx'), ...core('i18n/dates.ts', 'rules/policy/policy.ts')] },
  { name: 'kyc', files: widgets('elements/kyc-wizard.tsx') },
  { name: 'kyc-rules', files: core('rules/kyc/kyc.ts') },
  { name: 'apply', files: widgets('elements/card-apply.tsx') },
  { name: 'status', files: widgets('elements/card-apply-status.tsx', 'elements/card-apply-qr.tsx') },
  { name: 'deposit', files: widgets('elements/deposit-address.tsx') },
  ...languages.flatMap((language): Chunk[] => [
    { name: `words-${language}`, files: sharedWords(language, 'shared', 'form', 'apply-start') },
    {
      name: `kyc-${language}`,
      files: [...sharedWords(language, 'kyc-fields', 'embed-session', 'preview', 'signature'), ...featureWords(language, 'kyc')],
    },
    { name: `status-${language}`, files: sharedWords(language, 'apply-status', 'apply-qr') },
    { name: `later-${language}`, files: [...sharedWords(language, 'options', 'rules', 'errors'), ...featureWords(language, 'card-apply')] },
  ]),
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
