/** Two tags of one session as each framework writes them: language, theme and token are those of the element around them. */
import { camel, flag, home, loaderOf, packed, pascal, plain, q } from './frameworks.js';

const fetchToken = `async () => (await fetch(${q}/bank-session${q}, { method: ${q}POST${q} })).json()`;
const open = ({ session }, more = '') => `<bank-session${plain(session)}${more}>`;
const within = (state) => [`  <${state.tag}${plain(state)}></${state.tag}>`, `  <${state.session.other}></${state.session.other}>`];
const markup = (state, more) => [open(state, more), ...within(state), '</bank-session>'].join('\n');
const markupOfPackage = (state, more) => markup({ ...state, session: packed({ bank: state.bank, ...state.session }) }, more);
const indented = (text, by) => text.replaceAll('\n', `\n${by}`);
const props = ({ attributes }) => attributes.map((each) => ` ${camel(each[0])}${flag(each) ? '' : `=${JSON.stringify(each[1])}`}`).join('');

const write = {
  HTML: (state, loader) =>
    `${loader}\n${markup(state)}\n<script type="module">\n  document.querySelector('bank-session').fetchToken = ${fetchToken};\n</script>`,
  JavaScript: (state) =>
    [
      `const { createBankSession } = await import(${q}${state.bank}/embed/v1/loader.js${q});`,
      `const session = await createBankSession({`,
      `  fetchToken: ${fetchToken},`,
      ...state.session.attributes.map(([name, value]) => `  ${camel(name)}: ${JSON.stringify(value)},`),
      '});',
      ...state.attributes.map(
        ([name, value]) => `document.querySelector('${state.tag}').setAttribute('${name}', ${JSON.stringify(value)});`,
      ),
      `for (const tag of document.querySelectorAll('${state.tag}, ${state.session.other}')) tag.session = session;`,
    ].join('\n'),
  React: (state) => {
    const names = ['bank-session', state.tag, state.session.other].map(pascal);
    const around = ` apiBase=${JSON.stringify(state.bank)}${props(state.session)} fetchToken={fetchToken}`;
    return `import { ${names.join(', ')} } from ${q}${home}/react${q};\n\nconst fetchToken = ${fetchToken};\nexport const Bank = () => (\n  <${names[0]}${around}>\n    <${names[1]}${props(state)} />\n    <${names[2]} />\n  </${names[0]}>\n);`;
  },
  Vue: (state) =>
    `<template>\n  ${indented(markupOfPackage(state, ' :fetchToken.prop="fetchToken"'), '  ')}\n</template>\n\n<script setup>\nimport ${q}${home}/define${q};\nconst fetchToken = ${fetchToken};\n</script>`,
  Svelte: (state) =>
    `<script>\n  import ${q}${home}/define${q};\n  const fetchToken = ${fetchToken};\n</script>\n\n${markupOfPackage(state, ' {fetchToken}')}`,
  Angular: (state) =>
    `import ${q}${home}/define${q};\nimport { Component, CUSTOM_ELEMENTS_SCHEMA } from ${q}@angular/core${q};\n\n@Component({\n  selector: 'app-bank',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n  template: \`${indented(markupOfPackage(state, ' [fetchToken]="fetchToken"'), '  ')}\`,\n})\nexport class Bank {\n  fetchToken = ${fetchToken};\n}`,
};
export const writtenInSession = (framework, state, loader = loaderOf(state)) => write[framework](state, loader);
