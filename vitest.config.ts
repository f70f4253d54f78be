/** The suites of `npm test` that run in vitest; those in a browser against the built product are playwright.config.ts's. */
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bankBehind } from './build/portal.ts';
import { words } from './build/plugins/words.ts';
import { screenPlugins } from './build/screens.ts';
import { launchOptions } from './tests/support/browser.ts';
import { quickPglite } from './tests/support/quick-pglite.ts';

/** The bank of the `screens` project (tests/support/bank-for-screens.ts), one for each run of vitest. */
const screensBankPort = (process.env['SCREENS_BANK_PORT'] ??= String(20_000 + (process.pid % 10_000)));

/** A busy machine takes its time; vitest alone waits one second. */
const expect = { poll: { timeout: 15_000 } };
const draws = { setupFiles: ['tests/support/fixed-draws.ts'] };
/** Only a test that hangs takes so long (D-297). */
const node = (name: string, include: string[], extra: object = {}) => ({
  test: { name, environment: 'node' as const, include, testTimeout: 120_000, hookTimeout: 120_000, expect, ...extra },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2, // also on two cores, where vitest would take one
    projects: [
      { plugins: [words()], ...node('core', ['packages/core/src/**/*.test.ts', 'packages/portal/src/**/*.test.ts'], draws) },
      // modules once for each worker: the bank keeps nothing in them; the first hook may have to make the seeded database
      node('bank', ['packages/bank/src/**/*.test.ts', 'tests/fuzz/*.test.ts'], {
        ...draws,
        alias: { '@node-rs/argon2': new URL('packages/bank/src/testing/quick-argon2.ts', import.meta.url).pathname },
        hookTimeout: 240_000,
        isolate: false,
        globalSetup: ['tests/support/books-for-bank.ts'],
      }),
      node('faults', ['tests/faults/**/*.test.ts'], {
        isolate: false,
        execArgv: quickPglite,
        testTimeout: 240_000,
        hookTimeout: 120_000,
        globalSetup: ['tests/support/worker-for-faults.ts'],
      }),
      node('architecture', ['tests/*.test.ts', 'build/*.test.ts']),
      {
        plugins: [screenPlugins('serve')],
        server: bankBehind(screensBankPort),
        test: {
          name: 'screens',
          maxWorkers: 2, // two pages of one browser, each with a file of its own
          include: ['packages/{core,widgets,portal}/src/**/*.test.tsx'],
          globalSetup: ['tests/support/bank-for-screens.ts'],
          setupFiles: ['tests/support/screens-setup.ts'],
          testTimeout: 60_000,
          expect,
          retry: 1, // listed as flaky (D-152)
          browser: {
            enabled: true,
            isolate: false, // a file's modules are there for the next one: a quarter of the work
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
