/** What editors read: the Custom Elements Manifest (schema 2.1.0) and JetBrains' web-types. */
import { camel, literals, pascal, tokenName } from './embed-names.mjs';

const textOf = (kind) => (kind === 'flag' ? 'boolean' : Array.isArray(kind) ? literals(kind) : 'string');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const attributeOf = ({ name, kind, about: description }) => ({ name, fieldName: camel(name), type: { text: textOf(kind) }, description });

const described = (names, words) => names.map((name) => ({ name, ...(words[name] && { description: words[name] }) }));

const declaration = ([tag, { about, attributes, properties, events, methods, slots, parts }], details) => ({
  kind: 'class',
  name: `${pascal(tag)}Element`,
  customElement: true,
  tagName: tag,
  description: about,
  superclass: { name: 'HTMLElement' },
  attributes: attributes.map(attributeOf),
  members: [
    ...properties.map(({ name, type, about: description }) => ({ kind: 'field', name, type: { text: type }, description })),
    ...['state', 'value', 'version'].map((name) => ({ kind: 'field', name, readonly: true, description: details.members[name] })),
    ...['whenReady', ...methods].map((name) => ({ kind: 'method', name, description: details.members[name] })),
  ],
  events: events.map((name) => ({ name, type: { text: `BankEvent<'${name}'>` }, description: details.events[name].about })),
  slots: described(slots, details.slots),
  cssParts: described(parts, details.parts),
  cssProperties: Object.entries(details.tokens).map(([name, description]) => ({ name: tokenName(name), description })),
  cssStates: described(Object.keys(details.states), details.states),
});

const aroundDeclaration = ([tag, { about, attributes, properties, readable, events, methods }]) => ({
  kind: 'class',
  name: `${pascal(tag)}Element`,
  customElement: true,
  tagName: tag,
  description: about,
  superclass: { name: 'HTMLElement' },
  attributes: attributes.map(attributeOf),
  members: [
    ...properties.map(({ name, type, about: description }) => ({ kind: 'field', name, type: { text: type }, description })),
    ...Object.entries(readable).map(([name, type]) => ({ kind: 'field', name, type: { text: type }, readonly: true })),
    ...Object.keys(methods).map((name) => ({ kind: 'method', name })),
  ],
  events: events.map((name) => ({ name, type: { text: `BankEvent<'${name}'>` } })),
  slots: [{ name: '', description: 'The tags that share the session.' }],
});

export const customElementsOf = (elements, around, details) =>
  json({
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'define.js',
        declarations: [
          ...Object.entries(elements).map((row) => declaration(row, details)),
          ...Object.entries(around).map(aroundDeclaration),
        ],
        exports: Object.keys({ ...elements, ...around }).map((tag) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: `${pascal(tag)}Element` },
        })),
      },
    ],
  });

export const webTypesOf = (elements, around) =>
  json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@bankside/widgets',
    version: '1',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: Object.entries({ ...elements, ...around }).map(([name, { about, attributes, properties, events, slots = [] }]) => ({
          name,
          description: about,
          attributes: attributes.map(({ name: attribute, kind, about: description }) => ({
            name: attribute,
            description,
            ...(kind === 'flag' ? { value: { kind: 'no-value' } } : { value: { type: textOf(kind) } }),
          })),
          slots: slots.map((slot) => ({ name: slot })),
          js: {
            properties: properties.map(({ name: property, type, about: description }) => ({
              name: property,
              value: { type },
              description,
            })),
            events: events.map((event) => ({ name: event })),
          },
        })),
      },
    },
  });

/** VS Code: `html.customData` and `css.customData`. */
export const vscodeOf = (elements, around, { tokens = {}, states = {}, parts = {} } = {}) => ({
  html: json({
    version: 1.1,
    tags: Object.entries({ ...elements, ...around }).map(([name, { about, attributes }]) => ({
      name,
      description: about,
      attributes: attributes.map(({ name: attribute, kind, about: description }) => ({
        name: attribute,
        description,
        ...(kind === 'flag' ? { valueSet: 'v' } : Array.isArray(kind) ? { values: kind.map((value) => ({ name: value })) } : {}),
      })),
    })),
  }),
  css: json({
    version: 1.1,
    properties: Object.entries(tokens).map(([name, description]) => ({ name: tokenName(name), description })),
    pseudoClasses: Object.entries(states).map(([name, description]) => ({ name: `:state(${name})`, description })),
    pseudoElements: Object.entries(parts).map(([name, description]) => ({ name: `::part(${name})`, description })),
  }),
});
