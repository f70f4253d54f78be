/** Assembles a bank from its settings and starts its server. */
import { policyOfPages } from '@bankside/core/rules/policy/policy-of-pages.ts';
import { adoptPolicy } from '@bankside/core/rules/policy/policy.ts';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { noWatch } from './adapters/chain.ts';
import { systemClock } from './adapters/clock.ts';
import { filesFor } from './adapters/files-for.ts';
import { jsonLog } from './adapters/log.ts';
import { outsideFor } from './adapters/outside.ts';
import type { Bank } from './platform/bank.ts';
import type { Config } from './config.ts';
import { createDispatch, type Dispatch } from './platform/dispatch.ts';
import { handlers } from './features/index.ts';
import { mountSandbox } from './sandbox/mount.ts';
import { startOwnIssuer } from './sandbox/own-issuer.ts';
import { createServer } from './server/server.ts';
import { mountUploads } from './server/uploads.ts';
import { formsWithout } from './domain/deposits/deposit-keys.ts';
import { createInspector } from './platform/inspector/inspector.ts';
import { startJobs } from './jobs/jobs.ts';
import { loadSecrets } from './platform/secrets.ts';
import { claimBooks } from './seed/books.ts';
import { tellSeededCards } from './seed/cards/issuer-cards.ts';
import { seedOnce } from './seed/seed-once.ts';
import { wasKilled } from './store/disk/folder-lock.ts';
import { openStore, placeOf } from './store/store.ts';

export type Running = { readonly url: string; readonly bank: Bank; readonly dispatch: Dispatch; stop(): Promise<void> };

/** Resolves when the bank answers; port 0 takes a free one. */
export async function startBank(config: Config): Promise<Running> {
  adoptPolicy(policyOfPages(config.policy)); // sentences and bounds of the contract read it here, too
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  const killed = 'folder' in config.store && wasKilled(config.store.folder);
  const store = await openStore(config.store);
  try {
    await claimBooks(store, { sandbox: config.sandbox, place: placeOf(config.store) });
  } catch (fault) {
    await store.close();
    throw fault;
  }
  const secrets = await loadSecrets(store, config.secret, config.oldSecrets);
  const clock = systemClock();
  if (config.now) clock.freeze(config.now);
  const log = jsonLog(config.logLevel);
  if (killed) log.warn('the last stop was not a clean one: npm run verify reads and checks the books while the bank is stopped');
  const ownIssuer = config.sandbox && !config.issuer ? await startOwnIssuer(config, clock, log) : null;
  const issuer = config.issuer ?? ownIssuer?.address ?? null;
  const outside = outsideFor({ ...config, issuer, log });
  const bank: Bank = {
    store,
    secrets,
    clock,
    log,
    issuer: outside.issuer,
    issuerSecret: issuer?.secret ?? null,
    policy: config.policy,
    keys: config.keys,
    sandbox: config.sandbox,
    origin: config.origin,
    webhookAllow: config.webhookAllow,
    demo: config.demo,
    files: await filesFor(config, secrets),
    inspector: createInspector(),
  };
  for (const form of formsWithout(bank.keys)) log.info(`no extended public key: no deposits to ${form} addresses`);
  if (config.sandbox) await seedOnce(bank);
  if (ownIssuer) await tellSeededCards(store.db, ownIssuer.simulator);
  const dispatch = createDispatch(bank, handlers);
  const serving = createServer(bank, dispatch, config);
  mountUploads(serving.app, bank);
  if (config.sandbox) mountSandbox(serving, bank, dispatch, ownIssuer?.simulator);
  if (!config.sandbox && outside.chain === noWatch)
    log.info('no CHAIN_URL: nothing that arrives on a chain is seen, and no transfer on one is settled');
  if (!issuer) log.info('no ISSUER_URL: no cards are made');
  const stopJobs = startJobs(bank, outside);
  try {
    await serving.app.listen({ port: config.port, host: config.host });
  } catch (fault) {
    await stopJobs();
    await ownIssuer?.stop();
    await store.close();
    throw fault;
  }
  const { port } = serving.app.server.address() as AddressInfo;
  ownIssuer?.pushTo(`http://${hereOf(config.host)}:${port}`);
  return {
    url: `http://localhost:${port}`,
    bank,
    dispatch,
    stop: async () => {
      serving.stopping = true;
      await Promise.race([serving.app.close(), new Promise((resolve) => setTimeout(resolve, 3000))]);
      await stopJobs();
      await ownIssuer?.stop();
      await bank.inspector.close();
      await Promise.race([store.close(), new Promise((resolve) => setTimeout(resolve, 20_000))]); // PostgreSQL may hang as well
    },
  };
}

/** Where this machine reaches a server that listens there. */
const hereOf = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host);
