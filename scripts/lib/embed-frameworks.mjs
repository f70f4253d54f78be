/** The public tags as Vue, Svelte, Solid, Preact and Angular see them; React has components of its own (embed-typings.mjs). */
import { camel, pascal } from './embed-names.mjs';

const head = (framework) => `/** Made from elements.ts by scripts/embed-manifests.mjs. The public tags in ${framework}. */\n`;
const types = "import type * as tag from '@bankside/widgets';\n";
const all = ({ elements, around }) => Object.entries({ ...elements, ...around });
const propertiesOf = ({ attributes, properties }) => [...attributes.map(({ name }) => camel(name)), ...properties.map(({ name }) => name)];
const union = (names) => names.map((name) => `'${name}'`).join(' | ');
const attributeTypes = ({ attributes }) =>
  attributes.map(({ name, kind }) => {
    const type = kind === 'flag' ? "boolean | '' | 'true' | 'false'" : Array.isArray(kind) ? union(kind) : 'string';
    return `    '${name}'?: ${type} | undefined;`;
  });
const element = (name) => `tag.${pascal(name)}Element`;
const entries = (rows, of) => rows.map(([name, row]) => `    '${name}': ${of(name, row)};`).join('\n');

const vueOf = (rows) => `${head('templates of Vue 3')}${types}import type { HTMLAttributes } from 'vue';

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name;
type Handlers<Names extends tag.EventName> = { [Name in Names as \`on\${Capitalize<Camel<Name>>}\`]?: (event: tag.BankEvent<Name>) => void };
type Tag<E, Names extends keyof E, Events extends tag.EventName> = new () => {
  $props: Partial<Pick<E, Names>> & Handlers<Events> & HTMLAttributes;
};
declare module 'vue' {
  export interface GlobalComponents {
${entries(rows, (name, row) => `Tag<${element(name)}, ${union(propertiesOf(row))}, ${union(row.events)}>`)}
  }
}
`;
const svelteOf = (rows) => `${head('Svelte 5')}${types}import type { HTMLAttributes } from 'svelte/elements';

type Handlers<Names extends tag.EventName> = { [Name in Names as \`on\${Name}\`]?: (event: tag.BankEvent<Name>) => void };
type Tag<E extends HTMLElement, Names extends keyof E, Events extends tag.EventName, Attributes> = Omit<HTMLAttributes<E>, keyof Attributes | Names> &
  Partial<Pick<E, Names>> &
  Handlers<Events> &
  Attributes;
declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
${entries(rows, (name, row) => `Tag<${element(name)}, ${union(propertiesOf(row))}, ${union(row.events)}, {\n${attributeTypes(row).join('\n')}\n    }>`)}
  }
}
`;
const solidOf = (rows) => `${head('JSX of Solid')}${types}import type { JSX } from 'solid-js';

type Handlers<Names extends tag.EventName> = { [Name in Names as \`on:\${Name}\`]?: (event: tag.BankEvent<Name>) => void };
type Properties<E, Names extends keyof E> = { [Name in Names as \`prop:\${Name & string}\`]?: E[Name] };
type Tag<E extends HTMLElement, Names extends keyof E, Events extends tag.EventName, Attributes> = Omit<JSX.HTMLAttributes<E>, keyof Attributes> &
  Properties<E, Names> &
  Handlers<Events> &
  Attributes;
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${entries(rows, (name, row) => `Tag<${element(name)}, ${union(propertiesOf(row))}, ${union(row.events)}, {\n${attributeTypes(row).join('\n')}\n    }>`)}
    }
  }
}
`;
const preactOf = (rows) => `${head('JSX of Preact')}${types}import type { JSX } from 'preact';

type Handlers<Names extends tag.EventName> = { [Name in Names as \`on\${Name}\`]?: (event: tag.BankEvent<Name>) => void };
type Tag<E extends HTMLElement, Names extends keyof E, Events extends tag.EventName, Attributes> = Omit<JSX.IntrinsicElements['div'], keyof Attributes | Names | 'ref'> &
  Partial<Pick<E, Names>> &
  Handlers<Events> &
  Attributes;
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${entries(rows, (name, row) => `Tag<${element(name)}, ${union(propertiesOf(row))}, ${union(row.events)}, {\n${attributeTypes(row).join('\n')}\n    }>`)}
    }
  }
}
`;

/** Source, because each app compiles its directives itself. Angular listens to the element for each (event), so outputs only type it; one that emitted would call it twice. */
const directive = ([name, row]) => {
  const inputs = propertiesOf(row).map(
    (each) => `  @Input() set ${each}(value: ${element(name)}['${each}']) {\n    this.element.${each} = value;\n  }`,
  );
  const outputs = row.events.map(
    (event) => `  @Output('${event}') readonly ${camel(event)} = new EventEmitter<tag.BankEvent<'${event}'>>();`,
  );
  return `/** <${name}> ${row.about} */
@Directive({ selector: '${name}', standalone: true })
export class ${pascal(name)}Directive {
  readonly element = inject<ElementRef<${element(name)}>>(ElementRef).nativeElement;
${[...inputs, ...outputs].join('\n')}
}
`;
};
const angularOf = (
  rows,
) => `${head('templates of Angular, typed: copy this file into your app and import bankTags')}import { Directive, ElementRef, EventEmitter, Input, Output, inject } from '@angular/core';
${types}
${rows.map(directive).join('\n')}
export const bankTags = [${rows.map(([name]) => `${pascal(name)}Directive`).join(', ')}] as const;
`;

export const frameworksOf = (elements, around) => {
  const rows = all({ elements, around });
  return {
    'vue.d.ts': vueOf(rows),
    'svelte.d.ts': svelteOf(rows),
    'solid.d.ts': solidOf(rows),
    'preact.d.ts': preactOf(rows),
    'angular.ts': angularOf(rows),
  };
};
