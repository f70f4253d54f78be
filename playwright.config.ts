/**
 * Stories and sweeps in a real browser against the built product; each worker has a bank of its own (D-105);
 * three keep two cores busy, for they wait half of their time.
 */
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

const results = process.env['PLAYWRIGHT_RESULTS'];
const chromium = launchOptions();
/** A page of a story ends before what V8 optimises pays (D-448), and starting a renderer costs a twelfth of the suite (D-449). */
const forShortPages = ['--js-flags=--no-opt,--no-maglev', '--renderer-process-limit=1'];

export default defineConfig({
  testDir: 'tests',
  testMatch: process.env['FRAMEWORKS'] ? ['frameworks/*.spec.ts'] : ['features/**/*.spec.ts', 'sweeps/**/*.spec.ts', 'embed/**/*.spec.ts'], // one project: what needs the same bank comes one after the other
  globalSetup: './tests/support/seed-once.ts',
  fullyParallel: true,
  workers: 3,
  retries: Number(process.env['RETRIES'] ?? 1), // what passes on its second try is listed as flaky; npm run torture allows none (D-152)
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  reporter: [[process.env['CI'] ? 'dot' : 'list'], ...(results ? ([['json', { outputFile: results }]] as const) : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' }, // drawing shimmer and slides costs a tenth of the suite; the payees' story moves
    timezoneId: 'Asia/Singapore',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { ...chromium, args: [...chromium.args, ...forShortPages] },
  },
});
