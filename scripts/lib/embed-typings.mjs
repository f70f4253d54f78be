/** TypeScript of the public tags: one interface each, their events, HTMLElementTagNameMap, and React components with typed props. */
import { camel, literals, pascal } from './embed-names.mjs';

const typeOf = (kind) => (kind === 'flag' ? 'boolean' : Array.isArray(kind) ? literals(kind) : 'string');
const doc = (text) => `/** ${text.replaceAll('*/', '* /')} */`;
const methodTypes = (names) => names.filter((name) => name !== 'focus').map((name) => `  ${name}: Commands['${name}'];`);
/** Where a page names fields, steps or sentences, the compiler knows the names. */
const named = { prefill: 'ApplyValues', fields: 'ApplyFieldSettings', messages: 'OwnMessages' };
const ownMethodTypes = (names, { attributes }) =>
  names.map((name) => {
    const steps = attributes.find((row) => row.name === 'step')?.kind;
    return name === 'goTo' ? `  goTo(step: ${literals(steps)}): Promise<void>;` : methodTypes([name])[0];
  });
const rowsOf = ({ attributes, properties }) => [
  ...attributes.map(({ name, kind, about }) => ({
    name: camel(name),
    about,
    type: `${typeOf(kind)}${kind === 'flag' ? '' : ' | undefined'}`,
  })),
  ...properties.map(({ name, about }) => ({ name, about, type: named[name] ? `${named[name]} | undefined` : `Settings['${name}']` })),
];
const fieldsOf = (rows) => rows.map(({ name, about, type }) => `  ${doc(about)}\n  ${name}: ${type};`).join('\n');

/** What all tags have, and what one of them has beyond that. */
function shared(elements) {
  const all = Object.values(elements);
  const isEverywhere = (row) => all.every((each) => rowsOf(each).some((other) => JSON.stringify(other) === JSON.stringify(row)));
  const methods = all[0].methods.filter((name) => all.every((each) => each.methods.includes(name)));
  const events = all[0].events.filter((name) => all.every((each) => each.events.includes(name)));
  return {
    rows: rowsOf(all[0]).filter(isEverywhere),
    methods,
    events,
    ownRows: (each) => rowsOf(each).filter((row) => !isEverywhere(row)),
    ownMethods: (each) => each.methods.filter((name) => !methods.includes(name)),
    ownEvents: (each) => each.events.filter((name) => !events.includes(name)),
  };
}

const everyTag = ({ rows, methods, events }) => `/** What every tag has. */
export interface BankElement<Name extends EventName> extends HTMLElement {
${fieldsOf(rows)}
  /** Also a custom state, as in card-apply:state(ready). */
  readonly state: ElementState;
  /** What was typed so far; of a file its name and size. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly version: string;
  /** Resolves when it can be used; rejects when it could not be shown. */
  whenReady(): Promise<void>;
${methodTypes(methods).join('\n')}
  addEventListener<E extends Name>(type: E, listener: (this: this, event: BankEvent<E>) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener<E extends keyof HTMLElementEventMap>(type: E, listener: (this: this, event: HTMLElementEventMap[E]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
type EveryEvent = ${literals(events)};
`;
const element = (of, tag, each) => {
  const name = pascal(tag);
  const own = of.ownEvents(each);
  return `${doc(`<${tag}> ${each.about}`)}
export interface ${name}Element extends BankElement<${name}EventName> {
${[fieldsOf(of.ownRows(each)), ...ownMethodTypes(of.ownMethods(each), each)].filter(Boolean).join('\n')}
}
export type ${name}EventName = EveryEvent${own.length > 0 ? ` | ${literals(own)}` : ''};
`;
};

const aroundOne = ([tag, { about, attributes, properties, readable, methods }]) => `${doc(`<${tag}> ${about}`)}
export interface ${pascal(tag)}Element extends HTMLElement {
${fieldsOf(aroundRows({ attributes, properties }))}
${Object.entries(readable)
  .map(([name, type]) => `  readonly ${name}: ${type};`)
  .join('\n')}
${Object.entries(methods)
  .map(([name, type]) => `  ${name}: ${type};`)
  .join('\n')}
}
`;
const aroundRows = ({ attributes, properties }) => [
  ...attributes.map(({ name, kind, about }) => ({ name: camel(name), about, type: `${typeOf(kind)} | undefined` })),
  ...properties.map(({ name, type, about }) => ({ name, about, type: `${type} | undefined` })),
];

/** Names that a page may write, as types. */
const namesOfPages = ({ fields }) => `/** The fields of <card-apply>. */
export type ApplyField = ${literals(fields)};
export type ApplyValues = { readonly [Name in ApplyField]?: string | boolean | undefined };
export type ApplyFieldSettings = { readonly [Name in ApplyField]?: FieldSettings[string] | undefined };
/** Sentences of yours by the keys of ours. */
export type OwnMessages = { readonly [Key in MessageKey]?: string | undefined };
`;

export const typingsOf = (elements, around, details) => {
  const tags = [...Object.keys(elements), ...Object.keys(around)];
  const of = shared(elements);
  return `/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as TypeScript sees them. */
import type { Always, Commands, ElementState, EventDetails, EventName, FieldSettings, Session, Settings } from '../../runtime/element-port.ts';
import type { BankSession } from '../session/bank-session.ts';
import type { MessageKey } from './message-keys.ts';

export type { MessageKey } from './message-keys.ts';
export type { Always, Appearance, ElementState, ErrorKind, EventDetails, EventName, FieldErrors, FieldSettings, Session } from '../../runtime/element-port.ts';

/** Bubbles, is composed, and carries the instance, the time and, where there was one, the bank's request. */
export type BankEvent<E extends EventName> = CustomEvent<Readonly<EventDetails[E] & Always>>;

${namesOfPages(details)}
${everyTag(of)}
${Object.entries(elements)
  .map(([tag, each]) => element(of, tag, each))
  .join('\n')}
${Object.entries(around).map(aroundOne).join('\n')}
/** By the name of the tag. */
export interface BankElements {
${tags.map((tag) => `  '${tag}': ${pascal(tag)}Element;`).join('\n')}
}
type BankEvents = { [E in EventName]: BankEvent<E> };
declare global {
  interface HTMLElementTagNameMap extends BankElements {}
  interface HTMLElementEventMap extends BankEvents {}
  interface DocumentEventMap extends BankEvents {}
  interface WindowEventMap extends BankEvents {}
}
`;
};

const namesOf = (rows) => rows.map(({ name }) => `'${name}'`).join(', ');
const quoted = (events) => events.map((event) => `'${event}'`).join(', ');

const aroundComponent = ([tag, { about, attributes, properties, events }]) => {
  const names = [...attributes.map(({ name }) => camel(name)), ...properties.map(({ name }) => name)];
  return `const ${camel(tag)}Properties = [${quoted(names)}] as const;
export type ${pascal(tag)}Props = ComponentProps<tag.${pascal(tag)}Element, (typeof ${camel(tag)}Properties)[number], ${quoted(events).replaceAll(', ', ' | ')}>;
/** ${about} */
export const ${pascal(tag)}: BankComponent<tag.${pascal(tag)}Element, ${pascal(tag)}Props> = bankComponent('${tag}', ${camel(tag)}Properties, [${quoted(events)}]);
`;
};

export const reactOf = (elements, around) => {
  const of = shared(elements);
  const tags = Object.entries(elements).map(([tag, each]) => ({ tag, each, name: pascal(tag), variable: camel(tag) }));
  return `/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as React components. */
import { bankComponent, type BankComponent, type ComponentProps } from './react-component.ts';
export type { TagProps } from './jsx.ts';
import type * as tag from './generated/typings.ts';

/** What every tag has. */
const properties = [${namesOf(of.rows)}] as const;
const events = [${quoted(of.events)}] as const;

${tags
  .map(
    ({ tag, each, name, variable }) => `const ${variable}Properties = [...properties, ${namesOf(of.ownRows(each))}] as const;
export type ${name}Props = ComponentProps<tag.${name}Element, (typeof ${variable}Properties)[number], tag.${name}EventName>;
/** ${each.about} */
export const ${name}: BankComponent<tag.${name}Element, ${name}Props> = bankComponent('${tag}', ${variable}Properties, [...events, ${quoted(of.ownEvents(each))}]);
`,
  )
  .join('\n')}
${Object.entries(around).map(aroundComponent).join('\n')}`;
};
