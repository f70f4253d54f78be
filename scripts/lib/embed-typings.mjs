/** TypeScript of the public tags: one interface each, their events, HTMLElementTagNameMap, and React components with typed props. */
import { camel, handler, literals, pascal } from './embed-names.mjs';

const typeOf = (kind) => (kind === 'flag' ? 'boolean' : Array.isArray(kind) ? literals(kind) : 'string');
const doc = (text) => `/** ${text.replaceAll('*/', '* /')} */`;
const methodTypes = (names) => names.filter((name) => name !== 'focus').map((name) => `  ${name}: Commands['${name}'];`);

const element = ([tag, { about, attributes, properties, methods, events }]) => {
  const name = pascal(tag);
  return `${doc(`<${tag}> ${about}`)}
export interface ${name}Element extends HTMLElement {
${attributes
  .map(
    ({ name: attribute, kind, about: text }) => `  ${doc(text)}
  ${camel(attribute)}: ${typeOf(kind)}${kind === 'flag' ? '' : ' | undefined'};`,
  )
  .join('\n')}
${properties
  .map(
    ({ name: property, about: text }) => `  ${doc(text)}
  ${property}: Settings['${property}'];`,
  )
  .join('\n')}
  /** Also a custom state: ${tag}:state(ready). */
  readonly state: ElementState;
  /** What was typed so far; of a file its name and size. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly version: string;
  /** Resolves when it can be used; rejects when it could not be shown. */
  whenReady(): Promise<void>;
${methodTypes(methods).join('\n')}
  addEventListener<E extends ${name}EventName>(type: E, listener: (this: this, event: BankEvent<E>) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener<E extends keyof HTMLElementEventMap>(type: E, listener: (this: this, event: HTMLElementEventMap[E]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}
export type ${name}EventName = ${literals(events)};
`;
};

const jsxOf = (tags) => `    interface IntrinsicElements {
${tags.map((tag) => `      '${tag}': TagProps<${pascal(tag)}Element>;`).join('\n')}
    }`;

export const typingsOf = (elements) => {
  const tags = Object.keys(elements);
  return `/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as TypeScript sees them. */
import type { Always, Commands, ElementState, EventDetails, EventName, Settings } from '../../runtime/element-port.ts';

export type { Always, Appearance, ElementState, ErrorKind, EventDetails, EventName, FieldErrors, FieldSettings, Session } from '../../runtime/element-port.ts';

/** Bubbles, is composed, and carries the instance, the time and, where there was one, the bank's request. */
export type BankEvent<E extends EventName> = CustomEvent<Readonly<EventDetails[E] & Always>>;

${Object.entries(elements).map(element).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tags.map((tag) => `    '${tag}': ${pascal(tag)}Element;`).join('\n')}
  }
  interface HTMLElementEventMap {
${[...new Set(Object.values(elements).flatMap(({ events }) => events))].map((event) => `    '${event}': BankEvent<'${event}'>;`).join('\n')}
  }
}
`;
};

/** The tags in JSX without the components, for React 18 (global) and 19. */
export const jsxTypesOf = (elements) => {
  const tags = Object.keys(elements);
  return `/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags in JSX, where somebody does without the components. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ${tags.map((tag) => `${pascal(tag)}Element`).join(', ')} } from './typings.ts';

/** In JSX without the React components: attributes as strings, events by addEventListener. */
export type TagProps<E> = ClassAttributes<E> & HTMLAttributes<E> & { readonly [attribute: \`\${string}-\${string}\`]: string | boolean | undefined } & {
  readonly locale?: string;
  readonly theme?: string;
  readonly density?: string;
  readonly isolation?: string;
  readonly loading?: string;
  readonly variant?: string;
  readonly step?: string;
};

declare global {
  namespace JSX {
${jsxOf(tags)}
  }
}
declare module 'react' {
  namespace JSX {
${jsxOf(tags)}
  }
}
`;
};

export const reactOf = (elements) => `/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags as React components. */
import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import { bankComponent, type ComponentProps } from './react-component.ts';
export type { TagProps } from './generated/jsx.ts';
import type { ${Object.keys(elements)
  .flatMap((tag) => [`${pascal(tag)}Element`, `${pascal(tag)}EventName`])
  .join(', ')} } from './generated/typings.ts';

${Object.entries(elements)
  .map(([tag, { about, attributes, properties, events }]) => {
    const name = pascal(tag);
    const names = [...attributes.map((each) => `'${camel(each.name)}'`), ...properties.map((each) => `'${each.name}'`)];
    return `export type ${name}Props = ComponentProps<${name}Element, ${names.join(' | ')}, {
${events.map((event) => `  ${handler(event)}: '${event}';`).join('\n')}
}>;
/** ${about} */
export const ${name}: ForwardRefExoticComponent<${name}Props & RefAttributes<${name}Element>> = bankComponent<${name}Element, ${name}Props>('${tag}', [${names.join(', ')}], {
${events.map((event) => `  ${handler(event)}: '${event}',`).join('\n')}
} satisfies Record<string, ${name}EventName>);
`;
  })
  .join('\n')}`;
