/** npm start: a real bank and its portal, ready to sign in. PORT moves it, BANK_DATA keeps its books elsewhere. */
import { build } from './lib/build.mjs';
import { password, people } from './lib/people.mjs';
import { main, say, seconds, top } from './lib/run.mjs';
import { foreground, freePort, portFrom, ready } from './lib/serve.mjs';
import { installPackages } from './lib/setup.mjs';

main(async () => {
  const since = performance.now();
  const port = await freePort(portFrom(process.env));
  await installPackages();
  await build();
  say('Opening the bank …');
  const { child, ended } = foreground('node', ['--enable-source-maps', `${top}/dist/bank/main.js`], {
    BANK_SANDBOX: process.env.BANK_SANDBOX ?? '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  ready(port, child).then(
    () => welcome(port, seconds(since)),
    () => undefined,
  );
  process.exitCode = await ended;
});

function welcome(port, took) {
  const wide = Math.max(...people.map(([email]) => email.length));
  say(`
  Bankside is open after ${took}

  Portal    http://localhost:${port}
  Sandbox   http://localhost:${port}/sandbox   mail inbox, the bank's staff work, the clock

  Sign in with the password ${password} as
${people.map(([email, who]) => `    ${email.padEnd(wide)}  ${who}`).join('\n')}

  Ctrl-C closes the bank; its books stay in ${process.env.BANK_DATA ?? '.data'}
`);
}
