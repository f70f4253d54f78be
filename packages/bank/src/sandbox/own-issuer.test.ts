/** The sandbox's own issuer from start to start: its books stay in its folder, and what is secret stays in them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { issuerAt } from '../adapters/issuer/http-issuer.ts';
import { FolderTaken } from '../store/disk/folder-lock.ts';
import { activeCard, order, sealedPin } from '../testing/issuer/sample-issuer.ts';
import { startOwnIssuer, type OwnIssuer } from './own-issuer.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'own-issuer-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const said: string[] = [];
const note = (what: string, fields?: object) => void said.push(`${what} ${JSON.stringify(fields)}`);
const start = () =>
  startOwnIssuer({ dataFolder, policy: { bank: { timeZone: 'UTC' } } }, systemClock(), { info: note, warn: note, error: note });
const of = ({ address: { url, secret } }: OwnIssuer) => issuerAt(url, secret, fetch, (call, why) => note(call, { why }));

it('has the same books, key and settings after a restart, and takes its folder alone', async () => {
  const first = await start();
  const bank = of(first);
  const { simulator } = first;
  simulator.set({ ship_after: null, deliver_after: null });
  const card_id = await activeCard({ simulator, bank }, 'one');
  await bank.setPin(card_id, await sealedPin(bank, card_id, '8642'));
  const [card, key] = [await bank.card(card_id), await bank.pinKey()];
  await expect(start()).rejects.toThrow(FolderTaken);
  await first.stop();

  const second = await start();
  expect(await of(second).card(card_id)).toEqual(card);
  expect(await of(second).pinKey()).toEqual(key);
  expect(second.simulator.settings()).toMatchObject({ ship_after: null });
  await of(second).setPin(card_id, await sealedPin(of(second), card_id, '8643'));
  await second.simulator.reset();
  await of(second).createCard(order('after'));
  await second.stop();

  const third = await start();
  expect((await of(third).cards([card_id, 'after'])).map((each) => each.card_id)).toEqual(['after']);
  await third.stop();
  expect(readdirSync(join(dataFolder, 'issuer'))).toEqual(['books.jsonl']);
});

it('tells nobody a number, a code or a PIN: no log, and its file no PIN', async () => {
  const issuer = await start();
  const bank = of(issuer);
  const card_id = await activeCard({ simulator: issuer.simulator, bank }, 'secret');
  const { number, activation_code } = issuer.simulator.books.tables.cards.get(card_id) ?? { number: '', activation_code: '' };
  const jwe = await sealedPin(bank, card_id, '8642');
  await bank.setPin(card_id, jwe);
  issuer.simulator.set({ lost_answers: 1 });
  for (const work of [
    () => bank.setPin(card_id, jwe),
    () => bank.activate(card_id, number),
    () => bank.verifyKit({ kit_number: 'x', activation_code }),
  ])
    said.push(String(await work().catch((fault: unknown) => (fault instanceof Error ? `${fault.stack} ${String(fault.cause)}` : fault))));
  issuer.simulator.set({ lost_answers: 0 });
  said.push(String(await bank.activate(card_id, `${number}1`).catch((fault: unknown) => (fault instanceof Error ? fault.stack : fault))));
  await issuer.stop();
  const file = readFileSync(join(dataFolder, 'issuer', 'books.jsonl'), 'utf8');
  expect(file).toContain(number);
  expect(file).not.toContain('"8642"');
  const log = said.join('\n');
  expect(log).toContain('wrong_number');
  for (const secret of [number, activation_code, '"8642"', jwe]) expect(log).not.toContain(secret);
  expect(existsSync(join(dataFolder, 'issuer', 'books.jsonl.new'))).toBe(false);
});
