/** npm start: a real bank with its portal on PORT, two partners' sites on the next two. BANK_DATA keeps the books elsewhere. */
import { build } from './lib/build.mjs';
import { kycKey, links, partnerKey, password, people } from './lib/people.mjs';
import { main, say, seconds, top } from './lib/run.mjs';
import { foreground, freePorts, partnerSites, portFrom, ready, siteOrigins, together } from './lib/serve.mjs';
import { installPackages } from './lib/setup.mjs';

main(async () => {
  const since = performance.now();
  const [port, ...sitePorts] = await freePorts(portFrom(process.env), 3, 'npm start');
  await installPackages();
  await build();
  say('Opening the bank …');
  const bank = foreground('node', ['--enable-source-maps', `${top}/dist/bank/main.js`], {
    ...siteOrigins(sitePorts),
    PORT: String(port),
    BANK_SANDBOX: process.env.BANK_SANDBOX ?? '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  const sites = partnerSites(sitePorts, process.env.BANK_ORIGIN ?? `http://localhost:${port}`);
  Promise.all([
    ready(`http://127.0.0.1:${port}/readyz`, bank.child),
    ...sites.map(({ child }, at) => ready(`http://127.0.0.1:${sitePorts[at]}/`, child)),
  ]).then(
    () => welcome([port, ...sitePorts], seconds(since)),
    () => undefined,
  );
  process.exitCode = await together([bank, ...sites]);
});

const listed = (rows) => {
  const wide = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, what]) => `    ${name.padEnd(wide)}  ${what}`).join('\n');
};

function welcome([port, partnerPort, visionlifePort], took) {
  say(`
  Bankside is open after ${took}

  Portal      http://localhost:${port}
  Partner     http://127.0.0.1:${partnerPort}   Kestrel Freight Alliance, with <card-apply> in its page; /playground builds yours
  Docs        http://localhost:${port}/developers/docs/   for developers of pages that show our tags
  VisionLife  http://127.0.0.1:${visionlifePort}   the same in its own colours, in Japanese
  Sandbox     http://localhost:${port}/sandbox   mail inbox, money on a chain, the clock

  Sign in with the password ${password} as
${listed(people)}

  Apply for a card by a link, at http://localhost:${port}/cards/…
${listed(links)}
  Kestrel's partner key  ${partnerKey}
  The same, to verify Newco Two Ltd  ${kycKey}

  Ctrl-C closes all three; the bank's books stay in ${process.env.BANK_DATA ?? '.data'}
`);
}
