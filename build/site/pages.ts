/** Every page of the developers' site in its order: what it is called, and which sentences of docs/ or tables it is made of. */
import { elements } from '../../packages/widgets/src/elements/elements.ts';
import { around } from '../../packages/widgets/src/elements/around.ts';
import type { Part } from './documents.ts';
import { contentPolicy } from './content-policy.ts';
import { errorNumbers } from './error-numbers.ts';
import { eventPage } from './events.ts';
import { fieldPage } from './fields.ts';
import { everyName } from './names.ts';
import { frameworkTabs } from './quick-start.ts';
import { serverTabs, signatureTabs, webhookList } from './servers.ts';
import { tagCards, tagPage, tagStart } from './tags.ts';
import { tokenPage } from './token-page.ts';

export type Page = {
  /** Its address below /developers/docs/; '' is the first page. */
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** A part of docs/, or HTML that is made from a table. */
  readonly parts: readonly (Part | (() => string))[];
};
const guide = (section: string, more: Omit<Part, 'file' | 'section'> = { headless: true }): Part => ({
  file: 'docs/embedding.md',
  section,
  ...more,
});
const own = (name: string): Part => ({ file: `docs/developers/${name}.md`, headless: true });

const afterTags = ['How it fits together', 'Choose a way in', 'What holds everywhere'];
const aboutTag: Readonly<Record<string, readonly Part[]>> = {
  'card-apply-status': [guide('`<card-apply-status>`')],
  'card-apply-qr': [guide('`<card-apply-qr>`')],
  'deposit-address': [guide('`<deposit-address>`')],
  'card-list': [guide('`<card-list>`')],
  'kyc-wizard': [guide('`<kyc-wizard>`')],
  'bank-session': [guide('One session for several tags')],
};
const tagPages: readonly Page[] = Object.entries({ ...elements, ...around }).map(([tag, { about }]) => ({
  slug: tag,
  title: `<${tag}>`,
  lead: about,
  parts: [() => tagStart(tag), ...(aboutTag[tag] ?? []), () => tagPage(tag)],
}));

export const groups: Readonly<Record<string, readonly Page[]>> = {
  'Get started': [
    {
      slug: '',
      title: 'Overview',
      lead: 'Put parts of the bank into your own pages: card applications, cards, deposit addresses, the verification of a company.',
      parts: [
        { ...own('overview'), without: afterTags },
        tagCards,
        ...afterTags.map((section) => ({ ...own('overview'), section, headless: false })),
      ],
    },
    {
      slug: 'quick-start',
      title: 'Quick start',
      lead: 'Three lines in a page of yours, and its visitors apply for a card there.',
      parts: [frameworkTabs, guide('From nothing to a working page in five minutes', {})],
    },
    {
      slug: 'keys',
      title: 'Links, origins and keys',
      lead: 'How to get what opens a tag, in a sandbox and in a live bank.',
      parts: [own('keys')],
    },
  ],
  Tags: tagPages,
  'Your page': [
    {
      slug: 'frameworks',
      title: 'Frameworks and plain scripts',
      lead: 'The same tag in React, Vue, Svelte, Angular, Lit or a script of your own.',
      parts: [guide('React, Vue, and plain scripts')],
    },
    {
      slug: 'theming',
      title: 'Theming',
      lead: 'Your colours, type and shapes, kept readable.',
      parts: [guide('Looks', { headless: true, without: ['Your own language'] })],
    },
    {
      slug: 'languages',
      title: 'Languages',
      lead: 'English, Chinese and Japanese, and any other by a file of yours.',
      parts: [guide('Your own language')],
    },
    {
      slug: 'isolation',
      title: 'In the page or in a frame',
      lead: 'Who can read what is typed, and how to choose.',
      parts: [guide('In the page or in a frame')],
    },
    {
      slug: 'errors',
      title: 'Errors',
      lead: 'Each kind that a tag reports, what it does about it, and the numbers of the bank.',
      parts: [guide('What your page hears'), errorNumbers],
    },
    {
      slug: 'loading',
      title: 'Loading',
      lead: 'Sooner on the screen, and nothing moves.',
      parts: [guide('Sooner on the screen')],
    },
  ],
  'Your server': [
    {
      slug: 'sessions',
      title: 'Sessions',
      lead: 'For people who are signed in with you: a token of ten minutes, asked for with your key.',
      parts: [guide('Signed-in visitors', { headless: true, without: ['What your server learns', 'The tags'] })],
    },
    {
      slug: 'servers',
      title: 'Code for your server',
      lead: 'A session and a receipt in Node, Python, PHP, Go, Java and Ruby, without a package of ours.',
      parts: [serverTabs],
    },
    {
      slug: 'receipts',
      title: 'Receipts',
      lead: 'How your server knows that an application by a link is real.',
      parts: [guide('The receipt')],
    },
    {
      slug: 'webhooks',
      title: 'Events and webhooks',
      lead: 'The truth for your books: posted to you, or asked for.',
      parts: [guide('What your server learns', {}), { ...own('webhooks'), headless: false }, signatureTabs, webhookList],
    },
  ],
  Security: [
    {
      slug: 'content-security-policy',
      title: 'Content security policy',
      lead: 'What your policy must allow, and nothing more.',
      parts: [contentPolicy, guide('Content policy', { headless: true })],
    },
    {
      slug: 'versions',
      title: 'Versions and integrity',
      lead: 'What moves, what never changes, and how to pin a version.',
      parts: [guide('Versions, and integrity'), { file: 'docs/versions.md', section: 'For your pages', headless: true }],
    },
  ],
  'Test and ship': [
    {
      slug: 'testing',
      title: 'Testing',
      lead: 'A bank in memory for your own CI.',
      parts: [guide('Testing your page')],
    },
    {
      slug: 'browsers',
      title: 'Browsers',
      lead: 'Which browsers run the tags, and what was run in each.',
      parts: [guide('Browsers')],
    },
    {
      slug: 'webviews',
      title: 'WebView and React Native',
      lead: 'The same tags within an app.',
      parts: [own('webviews')],
    },
    {
      slug: 'accessibility',
      title: 'Accessibility statement',
      lead: 'WCAG 2.2 AA: what is checked, what is missing, what your page does.',
      parts: [own('accessibility')],
    },
    {
      slug: 'changelog',
      title: 'Changelog',
      lead: 'What pages can see, version by version.',
      parts: [{ file: 'CHANGELOG.md', headless: true }],
    },
  ],
  Reference: [
    { slug: 'events', title: 'Events', lead: 'Every event of every tag, with its detail and one as a page heard it.', parts: [eventPage] },
    {
      slug: 'fields',
      title: 'Fields and messages',
      lead: 'The names of an application’s fields, and where the keys of sentences are.',
      parts: [fieldPage],
    },
    { slug: 'tokens', title: 'Theming tokens', lead: 'Every custom property, what it takes and what it is for.', parts: [tokenPage] },
    { slug: 'names', title: 'Index of names', lead: 'Every tag, attribute, property, event and token, from A to Z.', parts: [everyName] },
  ],
};
export const pages: readonly Page[] = Object.values(groups).flat();
