/** docs/embedding-reference.md: every tag with its attributes and its events. */
import { camel, tokenName } from './embed-names.mjs';

const valueOf = (kind) => (kind === 'flag' ? 'present or not' : Array.isArray(kind) ? kind.map((each) => `\`${each}\``).join(' ') : 'text');
const cell = (text) => text.replaceAll('|', '\\|');
const table = (head, rows) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
];
const list = (names) => names.map((name) => `\`${name}\``).join(', ');
const access = { visitor: 'anybody with a link', session: "a session from the partner's server" };

const section = ([tag, row]) => [
  `## \`<${tag}>\``,
  '',
  row.about,
  '',
  `Opened by ${row.access.map((each) => access[each]).join(', or ')}.`,
  '',
  ...table(
    ['attribute', 'property', 'value', 'what it does'],
    row.attributes.map(({ name, kind, about }) => [`\`${name}\``, `\`${camel(name)}\``, valueOf(kind), about]),
  ),
  '',
  ...table(
    ['property only', 'type', 'what it does'],
    row.properties.map(({ name, type, about }) => [`\`${name}\``, `\`${type}\``, about]),
  ),
  '',
  `Read-only: \`state\`, \`value\`, \`version\`. Methods: ${list(['whenReady', ...row.methods])}.`,
  '',
  `Events: ${list(row.events)}.`,
  '',
  `Slots: ${list(row.slots)}. Parts: ${list(row.parts)}.`,
  '',
];

const aroundSection = ([tag, row]) => [
  `## \`<${tag}>\``,
  '',
  row.about,
  '',
  ...table(
    ['attribute', 'property', 'value', 'what it does'],
    row.attributes.map(({ name, kind, about }) => [`\`${name}\``, `\`${camel(name)}\``, valueOf(kind), about]),
  ),
  '',
  ...table(
    ['property only', 'type', 'what it does'],
    row.properties.map(({ name, type, about }) => [`\`${name}\``, `\`${type}\``, about]),
  ),
  '',
  `Read-only: ${list(Object.keys(row.readable))}. Methods: ${list(Object.keys(row.methods))}. Events: ${list(row.events)}.`,
  '',
];

const eventsTable = ({ events }) => [
  '## Events',
  '',
  ...table(
    ['event', 'when', 'detail'],
    Object.entries(events).map(([name, { about, fields, optional = [] }]) => [
      `\`${name}\``,
      about,
      Object.entries(fields)
        .map(
          ([field, { type, description }]) =>
            `\`${field}\`${optional.includes(field) ? '?' : ''} ${type}${description ? ` (${description})` : ''}`,
        )
        .join(', '),
    ]),
  ),
  '',
];

const taken = ({ kind, least, most, words }) =>
  words
    ? words.map((each) => `\`${each}\``).join(' ')
    : least === undefined
      ? kind
      : `${kind}, ${least} to ${most}${kind === 'length' ? ' px' : ''}`;
const tokensTable = ({ tokenRows }) => [
  '## Tokens',
  '',
  'Custom properties that a tag inherits from any rule of your page, or `el.appearance` by the name in camelCase. What is beyond the bounds',
  'becomes the nearest; colours that cannot be read are moved in lightness (WCAG 2.2 AA); what is no value is named in the console.',
  '',
  ...table(
    ['token', 'in `appearance`', 'takes', 'what it is for'],
    Object.entries(tokenRows).map(([name, row]) => [`\`${tokenName(name)}\``, `\`${name}\``, taken(row), row.about]),
  ),
  '',
];

export const referenceOf = (elements, around, details) =>
  [
    '# The public tags',
    '',
    'Made from `packages/widgets/src/elements/elements.ts` by `node scripts/embed-manifests.mjs`; `embedding.md` says how to use them.',
    '',
    'The newest word counts, whether attribute or property. A removed attribute and a property set to `undefined` go back to',
    'what they were without. Nothing that is set as a property is written into the markup. Values that make no sense are left out; an `api-base` that is no web address is a `bank-error` of kind `config`.',
    '',
    'Every event bubbles, is composed, and has `detail.instanceId`, `detail.at` and, where there was one, `detail.requestId`.',
    'States are custom states: `card-apply:state(submitting)`; they are `idle`, `loading`, `ready`, `submitting`, `done`, `error`, `expired`.',
    '',
    ...Object.entries(elements).flatMap(section),
    ...Object.entries(around).flatMap(aroundSection),
    ...eventsTable(details),
    ...tokensTable(details),
  ].join('\n');
