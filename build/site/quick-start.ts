/** The first lines of each tag, as the playground writes them: tests/embed/docs-site.spec.ts and package.spec.ts run them. */
import { frameworks, written, type Written } from '../../demo/partner/public/frameworks.js';
import { policy } from '../../packages/core/src/rules/policy/policy.ts';
import { codeBlock, tabs } from './code.ts';

/** The bank's address in the documents; the site's script puts in the real one. */
export const bank = 'https://bank.example';
const session = "{\n    fetchToken: async () => (await fetch('/bank-session', { method: 'POST' })).json(),\n  }";
const attributes: Readonly<Record<string, Written['attributes']>> = {
  'card-apply': [
    ['link-path', 'kestrel'],
    ['user-ref', 'member-81'],
  ],
  'card-apply-status': [
    ['link-path', 'kestrel'],
    ['application-no', 'CA-20251118-0007'],
  ],
  'card-apply-qr': [['link-path', 'kestrel']],
  'deposit-address': [
    ['asset', 'USDT'],
    ['network', 'TRC20'],
    ['show-records', 'show-records'],
  ],
  'kyc-wizard': [],
  'card-list': [
    ['actions', 'activate top-up block unblock'],
    ['isolation', 'frame'],
  ],
};
const bySession = (tag: string) => ['deposit-address', 'kyc-wizard', 'card-list'].includes(tag);

const stateOf = (tag: string): Written => ({
  bank,
  tag,
  attributes: attributes[tag] ?? [],
  properties: bySession(tag) ? [['session', session]] : [],
  fallback: bySession(tag)
    ? `<a slot="fallback" href="${bank}/">Go to the bank's own site</a>`
    : `<a slot="fallback" href="${bank}/cards/kestrel">Apply on the bank's own site</a>`,
});

const languages: Readonly<Record<string, string>> = { JavaScript: 'js', React: 'tsx', Angular: 'ts' };
export const snippetOf = (framework: string, tag: string): string => written(framework, stateOf(tag));
export { frameworks };

const panelOf = (framework: string, tag: string) => codeBlock(snippetOf(framework, tag), languages[framework] ?? 'html', framework);
export const codeFor = (tag: string): string =>
  bySession(tag)
    ? `${panelOf('HTML', tag)}<p>What <code>/bank-session</code> of yours does: <a href="/developers/docs/sessions">Sessions</a>.</p>`
    : tabs(
        'framework',
        'Written for',
        frameworks.map((each) => [each, panelOf(each, tag)]),
      );

export const frameworkTabs = (): string => `${codeFor('card-apply')}
<p><code>kestrel</code> is a link of the sandbox. <a href="/developers/docs/keys">Get a link of your own</a>. HTML and JavaScript need nothing but
these lines; the others take the package that the bank gives you: <code>npm install ./bankside-widgets-${policy.app.version}.tgz</code>. Tests of ours run
each as it is written here.</p>`;
