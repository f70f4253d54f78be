/** Builds @bankside/widgets as partners install it, into dist/npm: the code, its types and nothing else of the repository. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bin, must, top } from './run.mjs';
import { hashOf, unlessStamped } from './stamp.mjs';

const folder = `${top}/dist/npm`;
const emitted = `${top}/.cache/npm-types`;
const home = 'widgets/src/elements';
/** Types alone: `import type {} from '@bankside/widgets/vue'`. */
const frameworks = ['vue', 'svelte', 'solid', 'preact'];
const data = [
  'custom-elements.json',
  'web-types.json',
  'embed.schema.json',
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
  'llms.txt',
];
const entries = { '.': 'index', './define': 'define', './react': 'react', './messages': 'messages' };

/** Where a specifier of ours leads below packages/, without its ending; undefined for a package of somebody else. */
function targetOf(from, specifier) {
  const [, room, rest] = /^@bankside\/(\w+)\/(.*)$/.exec(specifier) ?? [];
  if (!room && !specifier.startsWith('.')) return undefined;
  return (room ? `${room}/src/${rest}` : join(dirname(from), specifier)).replace(/\.tsx?$/, '');
}

/** Copies the declarations of some files, and of those that they name; what stays inside is not published. */
export function copyTypes(files, into) {
  const waiting = [...files];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const from = file;
    const text = readFileSync(`${emitted}/${from}.d.ts`, 'utf8').replace(
      /(from |import\()(['"])([^'"]+)\2/g,
      (whole, lead, _quote, specifier) => {
        const target = targetOf(from, specifier);
        if (!target) return whole;
        if (!seen.has(target)) waiting.push(target);
        seen.add(target);
        const way = relative(dirname(from), target);
        return `${lead}'${way.startsWith('.') ? way : `./${way}`}.js'`;
      },
    );
    const to = `${into}/types/${from}.d.ts`;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
}

/** An import whose address is made at run time: each bundler has its own comment to leave it alone. */
function leaveImports() {
  const said = '/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ ';
  for (const name of readdirSync(`${folder}/c`).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(`${folder}/c/${name}`, 'utf8');
    writeFileSync(`${folder}/c/${name}`, text.replace(/(?<![\w$.])import\((?=[A-Za-z_$])/g, `import(${said}`));
  }
}

function manifest() {
  const { version, license } = JSON.parse(readFileSync(`${top}/package.json`, 'utf8'));
  const exported = Object.entries(entries).map(([entry, name]) => [
    entry,
    { types: `./types/${home}/${name}.d.ts`, default: `./${name}.js` },
  ]);
  return {
    name: '@bankside/widgets',
    version,
    license,
    description:
      'Debit card applications, cards, deposit addresses and company verification of a Bankside bank as custom elements: <card-apply>, <card-apply-status>, <card-apply-qr>, <deposit-address>, <kyc-wizard>, <card-list>',
    homepage: 'https://bankside.example/developers',
    type: 'module',
    files: ['*', '!.stamp'],
    exports: {
      ...Object.fromEntries(exported),
      './custom-elements.json': './custom-elements.json',
      './web-types.json': './web-types.json',
      './embed.schema.json': './embed.schema.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './vscode.css-custom-data.json': './vscode.css-custom-data.json',
      './angular/*': './angular/*',
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, { types: `./${name}.d.ts` }])),
      './package.json': './package.json',
    },
    bin: { 'bankside-messages': './bankside-messages.mjs' },
    sideEffects: ['./define.js', './c/*.js'],
    customElements: 'custom-elements.json',
    'web-types': 'web-types.json',
    peerDependencies: { react: '>=18 <20' },
    peerDependenciesMeta: { react: { optional: true } },
  };
}

const readme = `# @bankside/widgets

\`\`\`html
<script type="module">
  import '@bankside/widgets/define';
</script>
<card-apply link-path="your-link" api-base="https://bank.example"></card-apply>
\`\`\`

\`import { CardApply } from '@bankside/widgets/react'\` for React 18 and 19. Name the bank by \`api-base\`: only the loader
from the bank knows it by itself. Every attribute, property and event is in custom-elements.json; JSON Schema of events, fields and messages in embed.schema.json; what changed in CHANGELOG.md. A language of your own: \`npx bankside-messages template --locale ar\`. Vue, Svelte,
Solid and Preact: \`import type {} from '@bankside/widgets/vue'\` once, and templates are checked. Angular: copy angular/bank-tags.ts.
`;

export const buildNpm = () =>
  unlessStamped(
    'dist/npm/.stamp',
    hashOf([
      'packages/widgets/src',
      'packages/core/src',
      'vite.config.ts',
      'build',
      'tsconfig.npm.json',
      'scripts/lib/npm.mjs',
      'packages/widgets/frameworks',
      'packages/widgets/bin',
      'packages/widgets/embed.schema.json',
      'CHANGELOG.md',
      'package-lock.json',
    ]) + (process.env.EMBED_RUNTIME ?? ''),
    async () => {
      rmSync(emitted, { recursive: true, force: true });
      await must(bin('vite'), ['build', '--mode', 'npm', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
      await must(bin('tsc'), ['-p', 'tsconfig.npm.json']);
      leaveImports();
      copyTypes(
        Object.values(entries).map((name) => `${home}/${name}`),
        folder,
      );
      for (const name of data) cpSync(`${top}/packages/widgets/${name}`, `${folder}/${name}`);
      for (const name of frameworks) cpSync(`${top}/packages/widgets/frameworks/${name}.d.ts`, `${folder}/${name}.d.ts`);
      cpSync(`${top}/packages/widgets/bin/bankside-messages.mjs`, `${folder}/bankside-messages.mjs`);
      cpSync(`${top}/packages/widgets/frameworks/angular.ts`, `${folder}/angular/bank-tags.ts`);
      cpSync(`${top}/CHANGELOG.md`, `${folder}/CHANGELOG.md`);
      if (existsSync(`${top}/LICENSE`)) cpSync(`${top}/LICENSE`, `${folder}/LICENSE`);
      writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
      writeFileSync(`${folder}/README.md`, readme);
    },
  );
