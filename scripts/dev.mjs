/** npm run dev: the portal from source with hot reload on PORT, the bank from source on PORT + 1, restarted when a file changes. */
import { bin, main, say } from './lib/run.mjs';
import { foreground, freePort, portFrom } from './lib/serve.mjs';
import { installPackages } from './lib/setup.mjs';

main(async () => {
  const port = await freePort(portFrom(process.env), 'npm run dev');
  const bankPort = await freePort(port + 1, 'npm run dev');
  await installPackages();
  const bank = foreground(bin('tsx'), ['watch', '--clear-screen=false', 'packages/bank/src/main.ts'], {
    PORT: String(bankPort),
    BANK_SANDBOX: '1',
    BANK_ORIGIN: `http://localhost:${port}`,
    BANK_DATA: process.env.BANK_DATA ?? '.data/dev',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  const portal = foreground(bin('vite'), ['--mode', 'portal', '--port', String(port), '--strictPort'], { BANK_PORT: String(bankPort) });
  say(`Portal http://localhost:${port}   bank http://localhost:${bankPort}   component gallery http://localhost:${port}/kit`);
  const first = await Promise.race([bank.ended, portal.ended]);
  bank.stop();
  portal.stop();
  process.exitCode = first;
});
