/** npm run shots [-- name …]: the screens (tests/shots/run.ts), and under the name `kit` every component of the kit. */
import { build } from './lib/build.mjs';
import { bin, main, run } from './lib/run.mjs';
import { setUpForTests } from './lib/setup.mjs';

main(async () => {
  await setUpForTests();
  await build();
  const asked = process.argv.slice(2);
  const screens = asked.filter((name) => name !== 'kit');
  const runs = [
    ...(asked.length === 0 || screens.length > 0 ? [[bin('tsx'), ['tests/shots/run.ts', ...screens], {}]] : []),
    ...(asked.length === 0 || asked.includes('kit') ? [[bin('playwright'), ['test', 'tests/sweeps/kit.spec.ts'], { SHOTS: '1' }]] : []),
  ];
  for (const [program, args, env] of runs) {
    const { code } = await run(program, args, { show: true, env });
    process.exitCode ||= code;
  }
});
