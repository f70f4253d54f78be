/** The same tag as each framework writes it. Objects are properties in all of them. */
import { escaped } from './controls.js';

/** The package as a partner's own bundler knows it; this page takes nothing from it. */
export const home = ['@bankside', 'widgets'].join('/');
export const q = "'";
export const camel = (name) => name.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
export const pascal = (name) => camel(`-${name}`);
export const flag = ([name, value]) => name === value;
export const plain = ({ attributes }) =>
  attributes.map((each) => (flag(each) ? ` ${each[0]}` : ` ${each[0]}="${escaped(each[1])}"`)).join('');
export const loaderOf = ({ bank }) => `<script type="module" src="${bank}/embed/v1/loader.js"></script>`;
/** The package's tags know no loader's address, so they name the bank. */
export const packed = (state) => ({ ...state, attributes: [['api-base', state.bank], ...state.attributes] });
const tagOf = (state, more = '') => [`<${state.tag}${plain(state)}${more}>`, `  ${state.fallback}`, `</${state.tag}>`].join('\n');
const set = ({ tag, properties }) => properties.map(([name, json]) => `document.querySelector('${tag}').${name} = ${json};`);
const script = (lines) => (lines.length > 0 ? `\n<script type="module">\n  ${lines.join('\n  ')}\n</script>` : '');

const write = {
  HTML: (state, loader) => `${loader}\n${tagOf(state)}${script(set(state))}`,
  JavaScript: (state) =>
    [
      `await import(${q}${state.bank}/embed/v1/loader.js${q});`,
      `const tag = Object.assign(document.createElement('${state.tag}'), {`,
      ...state.attributes.map((each) => `  ${camel(each[0])}: ${flag(each) ? 'true' : JSON.stringify(each[1])},`),
      ...state.properties.map(([name, json]) => `  ${name}: ${json},`),
      '});',
      "tag.addEventListener('bank-error', ({ detail }) => console.warn(detail.kind, detail.message));",
      "document.querySelector('main').append(tag);",
    ].join('\n'),
  React: (state) => {
    const props = [
      ['apiBase', JSON.stringify(state.bank)],
      ...state.attributes.map((each) => [camel(each[0]), flag(each) ? '' : JSON.stringify(each[1])]),
    ];
    const lines = [
      ...props.map(([name, text]) => (text ? `${name}=${text}` : name)),
      ...state.properties.map(([name, json]) => `${name}={${json}}`),
      'onError={({ detail }) => console.warn(detail.kind)}',
    ];
    return `import { ${pascal(state.tag)} } from ${q}${home}/react${q};\n\nexport const Bank = () => (\n  <${pascal(state.tag)}\n    ${lines.join('\n    ')}\n  />\n);`;
  },
  Vue: (state) => {
    const objects = state.properties.map(([name, json]) => ` :${name}.prop='${json}'`).join('');
    return `<template>\n  <${state.tag}${plain(packed(state))}${objects} @bank-error="report" />\n</template>\n\n<script setup>\nimport ${q}${home}/define${q};\nconst report = ({ detail }) => console.warn(detail.kind);\n</script>`;
  },
  Svelte: (state) => {
    const objects = state.properties.map(([name, json]) => ` ${name}={${json}}`).join('');
    return `<script>\n  import ${q}${home}/define${q};\n</script>\n\n<${state.tag}${plain(packed(state))}${objects} onbank-error={({ detail }) => console.warn(detail.kind)}></${state.tag}>`;
  },
  Angular: (state) => {
    const objects = state.properties.map(([name, json]) => ` [${name}]='${json}'`).join('');
    return `import ${q}${home}/define${q};\nimport { Component, CUSTOM_ELEMENTS_SCHEMA } from ${q}@angular/core${q};\n\n@Component({\n  selector: 'app-bank',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n  template: \`<${state.tag}${plain(packed(state))}${objects} (bank-error)="report($event)"></${state.tag}>\`,\n})\nexport class Bank {\n  report({ detail }: CustomEvent) { console.warn(detail.kind); }\n}`;
  },
};
export const frameworks = Object.keys(write);
export const written = (framework, state, loader = loaderOf(state)) => write[framework](state, loader);
