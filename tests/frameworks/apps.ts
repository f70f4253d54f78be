/** The apps of this folder, each as a partner writes one: what builds it, what checks its templates, and the site's own lines beside it. */
export type App = {
  readonly folder: string;
  readonly framework: string;
  /** The package whose version counts. */
  readonly name: string;
  /** The file with the tag in it. */
  readonly page: string;
  /** By who builds: the package that does it, the script of package.json, and where the pages are then. */
  readonly builds: readonly (readonly [bundler: string, name: string, script: string, out: string])[];
  /** Who finds a wrong value in a template; Lit's templates are text. */
  readonly checker?: string;
  /** The site's quick start of this framework, and the file that it becomes. */
  readonly quick?: readonly [framework: string, file: string];
};

export const apps: readonly App[] = [
  {
    folder: 'next',
    framework: 'Next',
    name: 'next',
    page: 'app/page.tsx',
    builds: [
      ['Turbopack', 'next', 'build:turbopack', 'out'],
      ['webpack', 'next', 'build:webpack', 'out'],
    ],
    checker: 'tsc',
    quick: ['React', 'app/quick.tsx'],
  },
  {
    folder: 'angular',
    framework: 'Angular',
    name: '@angular/core',
    page: 'src/page.ts',
    builds: [['Angular CLI', '@angular/cli', 'build', 'dist']],
    checker: 'ngc',
    quick: ['Angular', 'src/quick.ts'],
  },
  {
    folder: 'svelte',
    framework: 'Svelte',
    name: 'svelte',
    page: 'src/Page.svelte',
    builds: [['Vite', 'vite', 'build', 'dist']],
    checker: 'svelte-check',
    quick: ['Svelte', 'src/Quick.svelte'],
  },
  {
    folder: 'vue',
    framework: 'Vue',
    name: 'vue',
    page: 'src/Page.vue',
    builds: [['Vite', 'vite', 'build', 'dist']],
    checker: 'vue-tsc',
    quick: ['Vue', 'src/Quick.vue'],
  },
  { folder: 'lit', framework: 'Lit', name: 'lit', page: 'src/main.ts', builds: [['Vite', 'vite', 'build', 'dist']] },
  {
    folder: 'solid',
    framework: 'Solid',
    name: 'solid-js',
    page: 'src/main.tsx',
    builds: [['Vite', 'vite', 'build', 'dist']],
    checker: 'tsc',
  },
];
