/** llms.txt (llmstxt.org): all that a program needs that writes an integration, on one page. */
import { camel, tokenName } from './embed-names.mjs';

const valueOf = (kind) => (kind === 'flag' ? 'present or not' : Array.isArray(kind) ? kind.join(' | ') : 'text');
const attributesOf = ({ attributes }) =>
  attributes.map(({ name, kind, about }) => `- \`${name}\` (property \`${camel(name)}\`, ${valueOf(kind)}): ${about}`);
const propertiesOf = ({ properties }) => properties.map(({ name, type, about }) => `- property \`${name}\`: \`${type}\`. ${about}`);

const section = ([tag, row]) => [
  `## <${tag}>`,
  '',
  row.about,
  '',
  ...attributesOf(row),
  ...propertiesOf(row),
  '',
  `Events: ${row.events.join(', ')}.`,
  ...(row.slots ? [`Slots: ${row.slots.join(', ')}. Parts: ${row.parts.join(', ')}.`] : []),
  '',
];

export const llmsOf = (elements, around, { events, tokens }) =>
  [
    '# Bankside public tags',
    '',
    '> Custom elements of a bank for pages of its partners: a debit card application by link, cards, deposit addresses and company',
    '> verification by a session that the partner’s server asks for. No framework and no build is needed.',
    '',
    '```html',
    '<script type="module" src="https://bank.example/embed/v1/loader.js"></script>',
    '<card-apply link-path="kestrel"><a slot="fallback" href="https://bank.example/cards/kestrel">Apply at the bank</a></card-apply>',
    '```',
    '',
    'Rules: objects and functions are properties, never attributes. Keys and tokens never go into markup. Wait with',
    '`await customElements.whenDefined(tag)` before methods, then `await element.whenReady()`. Prove what happened on the server: by the',
    'receipt of `bank-submitted`, by webhooks, or by `POST /api/v1/partner/events` with the partner key in the header `token`.',
    'A session: `POST /api/v1/embed/session` with the same key and `{ "tags": ["card-list"], "origin": "https://your.page" }` answers',
    '`{ token, userid, expires_at }`; the page hands it on by `fetchToken`. Content policy: script-src, connect-src, font-src, img-src and',
    'frame-src name the bank; nothing inline. In a package: `npm i @bankside/widgets`, `import "@bankside/widgets/define"`.',
    '',
    ...Object.entries({ ...elements, ...around }).flatMap(section),
    '## Events',
    '',
    ...Object.entries(events).map(([name, { about, fields, optional = [] }]) => {
      const detail = Object.entries(fields).map(([field, { type }]) => `${field}${optional.includes(field) ? '?' : ''}: ${type}`);
      return `- \`${name}\`: ${about} detail: { ${['instanceId: string', 'at: string', ...detail].join(', ')} }`;
    }),
    '',
    '## Tokens (CSS custom properties)',
    '',
    ...Object.entries(tokens).map(([name, about]) => `- \`${tokenName(name)}\`: ${about}`),
    '',
  ].join('\n');
