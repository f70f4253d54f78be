/** A bank whose jobs run by themselves and that takes events of the issuer over HTTP, on a clock that may run faster. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { pushName, signatureHeader, signatureOf } from '../../adapters/issuer/event-signature.ts';
import { readEvents } from '../../adapters/issuer/issuer-events.ts';
import { runLoads } from '../../domain/card-money/loads.ts';
import { catchUp } from '../../domain/cards/issuer-events.ts';
import { reconcileCards } from '../../domain/cards/reconcile.ts';
import { tellIssuer } from '../../domain/issued-cards/issuer-orders.ts';
import type { Bank } from '../../platform/bank.ts';
import { createServer } from '../../server/server.ts';
import type { TestBank } from '../test-bank.ts';

/** Real milliseconds for seconds of the bank's clock. */
type Scale = (bankSeconds: number) => number;

/** As jobs.ts has them. */
const jobs: readonly (readonly [everySec: number, run: (bank: Bank) => Promise<unknown>])[] = [
  [1, runLoads],
  [0.5, tellIssuer],
  [15, catchUp],
  [600, reconcileCards],
];

async function repeat(everyMs: number, signal: AbortSignal, run: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    await run();
    await pause(Math.max(5, everyMs), undefined, { signal }).catch(() => undefined);
  }
}

export const jobLoops = ({ bank }: TestBank, ms: Scale, signal: AbortSignal): Promise<void>[] =>
  jobs.map(([everySec, run]) => repeat(ms(everySec), signal, () => run(bank)));

/** What the issuer has not pushed yet goes to `url`, again until it is taken. */
export const pushLoop = ({ bank, issuer }: TestBank, url: string, ms: Scale, signal: AbortSignal): Promise<void> =>
  repeat(ms(1), signal, () =>
    issuer.push(async (events) => {
      const body = JSON.stringify({ events });
      const signature = signatureOf(bank.issuerSecret ?? '', { name: pushName, body });
      const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
      return fetch(`${url}/issuer/events`, { method: 'POST', headers, body }).then(
        ({ ok }) => ok,
        () => false,
      );
    }),
  );

export type Listening = {
  readonly url: string;
  readonly counts: { pushed: number; repeated: number; overtaking: number };
  stop(): Promise<void>;
};

/** The bank's own server, and a count of what comes to it. */
export async function listenForEvents({ bank, dispatch }: TestBank): Promise<Listening> {
  const { app } = createServer(bank, dispatch, { portalFolder: '', embedFolder: '', trustProxy: false });
  const counts = { pushed: 0, repeated: 0, overtaking: 0 };
  const seen = new Set<string>();
  let last = 0;
  app.addHook('preHandler', async ({ body, url }) => {
    if (url !== '/issuer/events' || typeof body !== 'string') return;
    for (const { event_id, seq } of readEvents(body)?.events ?? []) {
      counts.pushed += 1;
      if (seen.has(event_id)) counts.repeated += 1;
      else if (seq < last) counts.overtaking += 1;
      seen.add(event_id);
      last = Math.max(last, seq);
    }
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, counts, stop: () => app.close() };
}
