/** Events that the issuer pushes: signed, again until they are taken, repeated, shuffled, held back; nothing secret in them. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pushName, signatureHeader, verifySignature } from '../adapters/issuer/event-signature.ts';
import { readEvents } from '../adapters/issuer/issuer-events.ts';
import { activeCard, issuerSecret, merchant, order, sampleIssuer, sealedPin, type SampleIssuer } from '../testing/issuer/sample-issuer.ts';
import { startIssuerServer, type IssuerServer } from './issuer-server.ts';

let sample: SampleIssuer;
let issuer: IssuerServer;
let bank: Server;
let answers: number[];
let pushed: { signed: boolean; body: string }[];
const faults: unknown[] = [];

const textOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await (request as AsyncIterable<Buffer> & { toArray(): Promise<Buffer[]> }).toArray()).toString();
const seqs = () => pushed.flatMap(({ body }) => readEvents(body)?.events.map(({ seq }) => seq) ?? []);

beforeEach(async () => {
  [answers, pushed] = [[], []];
  sample = sampleIssuer();
  bank = createServer((request, reply) => {
    void textOf(request).then((body) => {
      const status = answers.shift() ?? 200;
      const signed = verifySignature(issuerSecret, request.headers[signatureHeader], { name: pushName, body });
      if (status === 200) pushed.push({ signed, body });
      reply.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  issuer = await startIssuerServer(sample.simulator, issuerSecret, (fault) => faults.push(fault));
});
afterEach(async () => {
  await issuer.stop();
  await new Promise((resolve) => bank.close(resolve));
  expect(faults).toEqual([]);
});
const start = () => issuer.pushTo(`http://127.0.0.1:${(bank.address() as AddressInfo).port}`);

it('again and again until they are taken, then the next ones', async () => {
  answers = [500, 401];
  await sample.bank.createCard(order('one'));
  start();
  await expect.poll(seqs).toEqual([1]);
  expect(answers).toEqual([]);
  await sample.bank.createCard(order('two'));
  await expect.poll(seqs).toEqual([1, 2]);
  expect(pushed.every(({ signed }) => signed)).toBe(true);
});

it('twice and in any order, when it is set so', async () => {
  sample.simulator.set({ repeating: true, shuffled: true });
  for (const card of Array(20).keys()) await sample.bank.createCard(order(`card ${card}`));
  start();
  await expect.poll(() => seqs().length).toBe(40);
  expect(seqs()).not.toEqual(seqs().toSorted((one, other) => one - other));
  expect(new Set(seqs()).size).toBe(20);
});

it('not at all while they are held back, neither pushed nor asked for, and all of them later', async () => {
  await sample.bank.createCard(order('before'));
  sample.simulator.set({ held: true });
  await sample.bank.createCard(order('after'));
  start();
  await expect.poll(seqs).toEqual([1]);
  expect((await sample.bank.events(0)).map(({ seq }) => seq)).toEqual([1]);
  sample.simulator.set({ held: false });
  await expect.poll(seqs).toEqual([1, 2]);
});

it('without a full number, an activation code or a PIN', async () => {
  const card_id = await activeCard(sample, 'one');
  await sample.bank.setPin(card_id, await sealedPin(sample.bank, card_id, '9753'));
  const atm = merchant('atm-home');
  sample.simulator.pay({ card_id, channel: 'atm', merchant: atm, amount: '10', currency: 'SGD', pin: '9753' });
  sample.simulator.pay({ card_id, channel: 'atm', merchant: atm, amount: '10', currency: 'SGD', pin: '9754' });
  start();
  await expect.poll(() => seqs().length).toBe(6);
  const { number, activation_code } = sample.simulator.books.tables.cards.get(card_id) ?? { number: '', activation_code: '' };
  const heard = [
    ...pushed.map(({ body }) => body),
    JSON.stringify(await sample.bank.card(card_id)),
    JSON.stringify(await sample.bank.events(0)),
  ].join('\n');
  expect(heard).toContain('wrong_pin');
  for (const secret of [number, activation_code]) expect(heard).not.toContain(secret);
  const withoutIds = heard.replace(/"(event_id|authorisation_id|at|rate|tracking|kit_number|last4)":"[^"]*"/g, '');
  expect(withoutIds).not.toMatch(/975[34]/);
  expect(JSON.stringify([...sample.simulator.books.tables.cards.values()].map(({ pin }) => pin))).not.toContain('"9753"');
});

it('calls that are too long or no calls are refused', async () => {
  const asked = async (path: string, init: RequestInit) => (await fetch(`${issuer.url}${path}`, init)).status;
  expect(await asked('/card', {})).toBe(400);
  expect(await asked('/nothing', { method: 'POST', body: '{}' })).toBe(404);
  expect(await asked('/card', { method: 'POST', body: '{}' })).toBe(401);
  expect(await asked('/card', { method: 'POST', body: 'x'.repeat(300_000) })).toBe(400);
});
