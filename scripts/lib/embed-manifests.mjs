/** What is made from the table of public tags: definitions for the browser, typings, React components, editors' manifests, the reference. */
import { customElementsOf, vscodeOf, webTypesOf } from './embed-editors.mjs';
import { frameworksOf } from './embed-frameworks.mjs';
import { llmsOf } from './embed-llms.mjs';
import { tokenName } from './embed-names.mjs';
import { messagesOf, schemaOf } from './embed-schemas.mjs';
import { reactOf, typingsOf } from './embed-typings.mjs';
import { presets } from './theme-presets.mjs';
import { referenceOf } from './embed-reference.mjs';

const home = 'packages/widgets';
const kindOfProperty = (type) => (type === 'string' ? 'text' : type.startsWith('(') ? 'function' : 'object');
const object = (entries) => `{ ${entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')} }`;

/** The table without its prose: what the element class needs at run time, and the view of each tag. */
const attributesOf = (attributes) => object(attributes.map(({ name, kind }) => [name, kind]));
const propertiesOf = (properties) => object(properties.map(({ name, type }) => [name, kindOfProperty(type)]));
const ownProperties = (own) => (own.length > 0 ? `{ ...looks, ${propertiesOf(own).slice(1)}` : 'looks');
const definitionsOf = (elements) => {
  const all = Object.values(elements).map(({ attributes }) => attributes);
  const everywhere = all[0].filter((row) => all.every((each) => each.includes(row)));
  const allProperties = Object.values(elements).map(({ properties }) => properties);
  const commonProperties = allProperties[0].filter((row) => allProperties.every((each) => each.includes(row)));
  return `/** Made from elements.ts by scripts/embed-manifests.mjs. What an element takes, by name, and where its widget is. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { Definition } from '../base/definition.ts';

const common: Definition['attributes'] = ${attributesOf(everywhere)};
const looks: Definition['properties'] = ${propertiesOf(commonProperties)};

export const definitions: Readonly<Record<Tag, Definition>> = {
${Object.entries(elements)
  .map(
    ([tag, { attributes, properties, methods }]) => `  ${JSON.stringify(tag)}: {
    attributes: { ...common, ${attributesOf(attributes.filter((row) => !everywhere.includes(row))).slice(1)},
    properties: ${ownProperties(properties.filter((row) => !commonProperties.includes(row)))},
    methods: ${JSON.stringify(methods)},
    load: () => import('../tags/${tag}/${tag}.tsx').then((module) => module.view),
  },`,
  )
  .join('\n')}
};
`;
};

/** What the hidden spans read beyond what the kit itself paints with: the rows with a rule. */
const tokenNamesOf = (rows) => {
  const names = Object.entries(rows).flatMap(([name, { rule, kind }]) => (rule || kind === 'address' ? [name] : []));
  return `/** Made from kit/theme/token-table.ts by scripts/embed-manifests.mjs: tokens whose rules come when a page sets one of them. */
export const more = '${names.join(' ')}'.split(' ');
`;
};

const messageKeysOf = (
  details,
) => `/** Made from the words in English by scripts/embed-manifests.mjs: what \`messages\` of a tag may name. */
export type MessageKey =
  ${wrapped([...new Set(messagesOf(details).map(([key]) => `| '${key}'`))]).join('\n  ')};
`;
/** Words in lines of a readable length. */
function wrapped(words) {
  const lines = [''];
  for (const word of words) {
    if (lines.at(-1).length + word.length > 136) lines.push('');
    lines.push(`${lines.pop()} ${word}`.trimStart());
  }
  return lines;
}

/** What the playground of a partner's site is made from: tags, tokens without their rules, looks to begin with. */
const builderOf = (elements, { tokenRows }) =>
  `${JSON.stringify(
    {
      tags: Object.fromEntries(
        Object.entries(elements).map(([tag, { access, attributes, properties, events }]) => [
          tag,
          { access, attributes, properties, events },
        ]),
      ),
      tokens: Object.entries(tokenRows).map(([name, { rule: _rule, apart: _apart, ...row }]) => ({ name, css: tokenName(name), ...row })),
      presets,
    },
    null,
    2,
  )}\n`;

/** Path to text, before formatting. `details`: words and schemas of events, slots, parts, states and tokens, and what may be named. */
export const manifestsOf = (elements, around, details) => ({
  [`${home}/src/elements/generated/definitions.ts`]: definitionsOf(elements),
  [`${home}/src/elements/generated/token-names.ts`]: tokenNamesOf(details.tokenRows),
  [`${home}/src/elements/generated/typings.ts`]: typingsOf(elements, around, details),
  [`${home}/src/elements/generated/message-keys.ts`]: messageKeysOf(details),
  [`${home}/src/elements/react.ts`]: reactOf(elements, around),
  [`${home}/custom-elements.json`]: customElementsOf(elements, around, details),
  [`${home}/web-types.json`]: webTypesOf(elements, around),
  [`${home}/vscode.html-custom-data.json`]: vscodeOf(elements, around).html,
  [`${home}/vscode.css-custom-data.json`]: vscodeOf(elements, around, details).css,
  [`${home}/embed.schema.json`]: schemaOf(details),
  ...Object.fromEntries(Object.entries(frameworksOf(elements, around)).map(([name, text]) => [`${home}/frameworks/${name}`, text])),
  [`${home}/builder.json`]: builderOf(elements, details),
  [`${home}/llms.txt`]: llmsOf(elements, around, details),
  'docs/embedding-reference.md': referenceOf(elements, around, details),
});
