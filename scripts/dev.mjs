/**
 * npm run dev: the portal from source with hot reload on PORT, the partner sites on the next two, the bank from source on
 * the one after, restarted when a file changes. The partners' tags are built once, as partners get them.
 */
import { build } from './lib/build.mjs';
import { bin, main, say } from './lib/run.mjs';
import { foreground, freePorts, partnerSites, portFrom, siteOrigins, together } from './lib/serve.mjs';
import { installPackages } from './lib/setup.mjs';

main(async () => {
  const [port, partnerPort, visionlifePort, bankPort] = await freePorts(portFrom(process.env), 4, 'npm run dev');
  const sitePorts = [partnerPort, visionlifePort];
  await installPackages();
  await build();
  const bank = foreground(bin('tsx'), ['watch', '--clear-screen=false', 'packages/bank/src/main.ts'], {
    ...siteOrigins(sitePorts),
    PORT: String(bankPort),
    BANK_SANDBOX: '1',
    BANK_ORIGIN: `http://localhost:${port}`,
    BANK_DATA: process.env.BANK_DATA ?? '.data/dev',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  const portal = foreground(bin('vite'), ['--mode', 'portal', '--port', String(port), '--strictPort'], { BANK_PORT: String(bankPort) });
  const sites = partnerSites(sitePorts, `http://localhost:${port}`);
  say(`Portal http://localhost:${port}   bank http://localhost:${bankPort}   component gallery http://localhost:${port}/kit`);
  say(`Partner http://127.0.0.1:${partnerPort}   VisionLife http://127.0.0.1:${visionlifePort}`);
  process.exitCode = await together([bank, portal, ...sites]);
});
