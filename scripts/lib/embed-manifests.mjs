/** What is made from the table of public tags: definitions for the browser, typings, React components, editors' manifests, the reference. */
import { customElementsOf, webTypesOf } from './embed-editors.mjs';
import { reactOf, typingsOf } from './embed-typings.mjs';
import { referenceOf } from './embed-reference.mjs';

const home = 'packages/widgets';
const kindOfProperty = (type) => (type === 'string' ? 'text' : type.startsWith('(') ? 'function' : 'object');
const object = (entries) => `{ ${entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')} }`;

/** The table without its prose: what the element class needs at run time, and the view of each tag. */
const attributesOf = (attributes) => object(attributes.map(({ name, kind }) => [name, kind]));
const definitionsOf = (elements) => {
  const all = Object.values(elements).map(({ attributes }) => attributes);
  const everywhere = all[0].filter((row) => all.every((each) => each.includes(row)));
  return `/** Made from elements.ts by scripts/embed-manifests.mjs. What an element takes, by name, and where its widget is. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import type { Definition } from '../base/definition.ts';

const common: Definition['attributes'] = ${attributesOf(everywhere)};

export const definitions: Readonly<Record<Tag, Definition>> = {
${Object.entries(elements)
  .map(
    ([tag, { attributes, properties, methods }]) => `  ${JSON.stringify(tag)}: {
    attributes: { ...common, ${attributesOf(attributes.filter((row) => !everywhere.includes(row))).slice(1)},
    properties: ${object(properties.map(({ name, type }) => [name, kindOfProperty(type)]))},
    methods: ${JSON.stringify(methods)},
    load: () => import('../tags/${tag}/${tag}.tsx').then((module) => module.view),
  },`,
  )
  .join('\n')}
};
`;
};

/** Path to text, before formatting. */
export const manifestsOf = (elements, around) => ({
  [`${home}/src/elements/generated/definitions.ts`]: definitionsOf(elements),
  [`${home}/src/elements/generated/typings.ts`]: typingsOf(elements, around),
  [`${home}/src/elements/react.ts`]: reactOf(elements, around),
  [`${home}/custom-elements.json`]: customElementsOf(elements, around),
  [`${home}/web-types.json`]: webTypesOf(elements, around),
  'docs/embedding-reference.md': referenceOf(elements, around),
});
