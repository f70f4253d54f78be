/** A sandbox without ISSUER_URL starts a card issuer of its own: another server on this machine, with books of its own beside the bank's. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '../adapters/clock.ts';
import { faultText, type Log } from '../adapters/log.ts';
import type { IssuerAddress } from '../adapters/outside.ts';
import { startIssuerServer } from '../issuer-simulator/issuer-server.ts';
import { openBooks } from '../issuer-simulator/keeper.ts';
import { openSimulator, type Simulator } from '../issuer-simulator/simulator.ts';
import { lockFolder } from '../store/disk/folder-lock.ts';

type Settings = { readonly dataFolder: string; readonly policy: { readonly bank: { readonly timeZone: string } } };
export type OwnIssuer = {
  readonly address: IssuerAddress;
  readonly simulator: Simulator;
  /** From now on events go there. */
  pushTo(bank: string): void;
  stop(): Promise<void>;
};

export async function startOwnIssuer({ dataFolder, policy }: Settings, clock: Clock, log: Log): Promise<OwnIssuer> {
  const folder = join(dataFolder, 'issuer');
  const unlock = await lockFolder(folder);
  const secret = randomBytes(32).toString('base64url'); // both sides are in this process
  const { books, keeper } = openBooks(join(folder, 'books.jsonl'));
  const simulator = openSimulator({ now: () => clock.now(), zone: () => policy.bank.timeZone, secret, books, keeper });
  const server = await startIssuerServer(simulator, secret, (fault) => log.error('simulated issuer', { fault: faultText(fault) }));
  return {
    address: { url: server.url, secret },
    simulator,
    pushTo: (bank) => server.pushTo(bank),
    stop: async () => {
      await server.stop();
      unlock();
    },
  };
}
