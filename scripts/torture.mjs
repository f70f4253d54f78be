/**
 * npm run torture: ROUNDS kills of the bank, REQUESTS drawn from the contract, SEQUENCES of ledger movements, EVENTS for webhooks, the long
 * stories in every language at a desk and on a phone, the tags on React as well. The SEED is printed, and the same line replays it.
 * npm run torture -- fuzz: only nasty input in every field of every call, CALLS of them, for at most MINUTES. -- webhooks: only EVENTS of them from two
 * processes. -- browsers: what every tag promises, in Chromium, Firefox and WebKit (docs/embedding.md). -- frameworks: the package in an app of
 * each framework (tests/frameworks). -- failover: three PostgreSQL machines whose leader is killed KILLS times and cut off CUTS times
 * (docs/operating.md).
 */
import { randomInt } from 'node:crypto';
import { build } from './lib/build.mjs';
import { bin, main, run, say, seconds, Trouble } from './lib/run.mjs';
import { setUpForFailover, setUpForTests } from './lib/setup.mjs';

/** The tests that grow with the figures above, and the stories that npm test walks in some of their ways (tests/support/ways.ts). */
const long = [
  'tests/faults/kills',
  'tests/faults/races',
  'tests/faults/transfer',
  'tests/faults/kyc',
  'tests/faults/card-kills',
  'tests/faults/card-races',
  'tests/faults/webhooks',
  'testing/sweeps/fuzz',
  'account/strangers-at-codes',
  'ledger/books.property',
  'withdrawals/transfers.property',
  'transactions/amounts-of-any-size',
  'rates/conversion',
];
const everyWay = [
  'sweeps/pages',
  'features/cards',
  'features/contracts',
  'features/kyc/a-',
  'features/security',
  'features/developers',
  'embed/a-customer',
  'features/card-apply/qr-',
  'features/card-apply/partner-takes',
  'embed/errors',
  'embed/frame',
  'embed/hosts',
  'embed/probes',
  'embed/widths',
  'embed/engines',
];

/** One part, with what it grows by. */
const alone = {
  fuzz: {
    env: () => ({
      CALLS: process.env.CALLS ?? '1000000',
      MINUTES: process.env.MINUTES ?? '60',
      SEED: process.env.SEED ?? String(randomInt(2 ** 31)),
    }),
    run: (env) => run(bin('vitest'), ['run', '--project', 'bank', '--testTimeout=36000000', 'tests/fuzz'], { show: true, env }),
  },
  webhooks: {
    env: () => ({ EVENTS: process.env.EVENTS ?? '10000' }),
    run: (env) =>
      run(bin('vitest'), ['run', '--project', 'faults', '--testTimeout=36000000', 'tests/faults/webhooks'], { show: true, env }),
  },
  browsers: {
    env: () => ({}),
    run: async (env) => {
      await build();
      return run(bin('tsx'), ['tests/browsers/run.ts'], { show: true, env });
    },
  },
  frameworks: {
    env: () => ({ FRAMEWORKS: '1', RETRIES: '0' }),
    run: async (env) => {
      await build();
      return run(bin('playwright'), ['test', '--workers=1'], { show: true, env });
    },
  },
  failover: {
    env: () => ({ KILLS: process.env.KILLS ?? '10', CUTS: process.env.CUTS ?? '2' }),
    run: async (env) => {
      await setUpForFailover();
      await build();
      return run(bin('tsx'), ['tests/failover/run.ts'], { show: true, env });
    },
  },
};

async function only(part) {
  const since = performance.now();
  const env = alone[part].env();
  await setUpForTests();
  const line = `${Object.entries(env)
    .map((pair) => pair.join('='))
    .join(' ')} npm run torture -- ${part}`;
  say(`Torture; again with: ${line}\n`);
  const { code } = await alone[part].run(env);
  say(`\n${code === 0 ? 'Held' : 'Broken'} after ${seconds(since)}; again with: ${line}`);
  process.exitCode = code;
}

main(async () => {
  const [part] = process.argv.slice(2);
  if (part !== undefined && !Object.hasOwn(alone, part))
    throw new Trouble(`There is no part "${part}" of torture; there are ${Object.keys(alone).join(', ')}.`);
  if (part !== undefined) return only(part);
  const since = performance.now();
  const env = {
    ROUNDS: process.env.ROUNDS ?? '50',
    REQUESTS: process.env.REQUESTS ?? '1000000',
    SEQUENCES: process.env.SEQUENCES ?? '10000',
    EVENTS: process.env.EVENTS ?? '10000',
    SEED: process.env.SEED ?? String(randomInt(2 ** 31)),
  };
  await setUpForTests();
  const line = Object.entries(env)
    .map((pair) => pair.join('='))
    .join(' ');
  say(`Torture; again with: ${line} npm run torture\n`);
  const held = await run(bin('vitest'), ['run', '--project', 'faults', '--project', 'bank', '--testTimeout=36000000', ...long], {
    show: true,
    env,
  });
  await build();
  const walked = await run(bin('playwright'), ['test', ...everyWay], { show: true, env: { ALL_WAYS: '1', RETRIES: '0' } });
  process.env.EMBED_RUNTIME = 'react'; // the tags once more, as npm test does not build them
  await build();
  const onReact = await run(bin('playwright'), ['test', 'tests/embed', 'features/card-apply'], { show: true, env: { RETRIES: '0' } });
  const code = held.code || walked.code || onReact.code;
  say(`\n${code === 0 ? 'Held' : 'Broken'} after ${seconds(since)}; again with: ${line} npm run torture`);
  process.exitCode = code;
});
