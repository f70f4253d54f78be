/** A planted card number goes to the issuer and stays nowhere; a planted PIN is nobody's to read but the issuer's (CRD-03, CRD-04, CRD-41). */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLoads } from '../../domain/card-money/loads.ts';
import { openBooks } from '../../issuer-simulator/keeper.ts';
import { cardMoneyPolicy, topUp } from '../../testing/cards/sample-cards.ts';
import { deliveredCard, type InHand } from '../../testing/cards/issued-card.ts';
import { foundIn, type Planted } from '../../testing/planted.ts';
import { merchant, sealedPin } from '../../testing/issuer/sample-issuer.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let card: InHand;
let planted: Planted;
/** What was said or kept, by where. */
const places = new Map<string, string>();
const note = (place: string, what: unknown) =>
  places.set(place, `${places.get(place) ?? ''}\n${typeof what === 'string' ? what : JSON.stringify(what)}`);

const rowsOf = async (query: SQL) =>
  (await (test.bank.store.db.execute(query) as unknown as Promise<{ rows: Record<string, string>[] }>)).rows;
/** Every row of every table, as text. */
async function everyRow(): Promise<readonly (readonly [table: string, row: string])[]> {
  const tables = await rowsOf(sql`select table_name from information_schema.tables where table_schema = 'public'`);
  const rows: (readonly [string, string])[] = [];
  for (const { table_name = '' } of tables)
    for (const { line = '' } of await rowsOf(sql`select t::text as line from ${sql.identifier(table_name)} t`))
      rows.push([table_name, line]);
  expect(tables.length).toBeGreaterThan(40);
  return rows;
}

async function ask(path: Parameters<TestBank['call']>[0], input: unknown, as: Caller = card.main) {
  const answer = await test.call(path, input, { as });
  note(`answers of ${path}`, answer);
  return answer;
}

/** A workbook is a zip of texts. */
async function download(path: Parameters<TestBank['file']>[0], format: 'csv' | 'xlsx', more = {}) {
  const { bytes } = await test.file(path, { ...more, format }, { as: card.main });
  note(
    `file ${path} ${format}`,
    format === 'csv'
      ? bytes.toString()
      : Object.values(unzipSync(new Uint8Array(bytes)))
          .map((part) => strFromU8(part))
          .join('\n'),
  );
}

/** Everything that people do with a number and a PIN, wrong tries and an issuer that fails included; then every list and file of cards. */
async function journey(pin: string): Promise<void> {
  const { card_id, company_id, number, kit_number, activation_code, main: as } = card;
  await ask('/card/verifyKitNumber', { card_id, kit_number: number, activation_code }); // the wrong one of two numbers
  const { data } = await ask('/card/verifyKitNumber', { card_id, kit_number, activation_code });
  const { verify_token } = data as { verify_token: string };
  const activate = (card_number: string, identification_number = 'A552-0148') =>
    ask('/card/active', { card_id, card_number, identification_number, verify_token });
  await activate(`${number}0`);
  await activate(`${number}x`);
  await activate(number, 'B0000000');
  await activate('', number);
  test.issuer.set({ failing: 1 });
  await activate(number);
  test.issuer.set({ failing: 0, lost_answers: 1 });
  await activate(number);
  test.issuer.set({ lost_answers: 0 });
  expect(await activate(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toMatchObject({ data: { status: 'active' } });
  await ask('/card/setPin', { card_id, pin }); // a client that encrypts nothing
  const jwe = await sealedPin(test.bank.issuer, card_id, pin, test.bank.clock.now().toISOString());
  test.issuer.set({ failing: 1 });
  await ask('/card/setPin', { card_id, pin: jwe });
  test.issuer.set({ failing: 0 });
  expect(await ask('/card/setPin', { card_id, pin: jwe })).toMatchObject({ code: 200 });
  await topUp(test, as, { card_id, amount: '100' });
  await runLoads(test.bank);
  test.issuer.pay({ card_id, merchant: merchant('atm-home'), channel: 'atm', amount: '20.00', currency: 'SGD', pin });
  await test.issuerPushes();
  const staff = await test.as('staff@bankside.example');
  for (const path of [
    '/card/info',
    '/annualFee/record',
    '/card/topRecord',
    '/card/transactionDetails',
    '/card/accountKycList',
    '/notice/list',
    '/transaction/record',
  ] as const)
    await ask(path, { card_id });
  await ask('/card/record', { tab: 'cards' });
  for (const path of ['/admin/cards/list', '/admin/audit', '/admin/queue'] as const) await ask(path, { company_id }, staff);
  for (const path of [
    '/card/recordDownload',
    '/card/download',
    '/card/transactionDownload',
    '/annualFee/download',
    '/card/accountKycListDownload',
  ] as const)
    for (const format of ['csv', 'xlsx'] as const) await download(path, format);
  note('the encrypted PIN', jwe);
}

const issuerFolder = mkdtempSync(join(tmpdir(), 'issuer-books-'));
beforeAll(async () => {
  test = await testBank(cardMoneyPolicy, undefined, openBooks(join(issuerFolder, 'books.jsonl')));
  card = await deliveredCard(test, { balances: { USDC: '500' } });
  planted = { number: card.number, pin: '4907' };
  const before = new Set((await everyRow()).map((row) => row.join(' ')));
  await journey(planted.pin);
  for (const [table, row] of await everyRow()) if (!before.has(`${table} ${row}`)) note(`table ${table}`, row);
  for (const line of test.lines) note('log', line);
  for (const { path, sent, answered } of test.sentToIssuer) {
    note(`to the issuer: ${path}`, sent);
    note(`from the issuer: ${path}`, answered);
  }
  for (const file of readdirSync(test.folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) note('stored files', readFileSync(join(file.parentPath, file.name), 'latin1'));
  note("the issuer's books", readFileSync(join(issuerFolder, 'books.jsonl'), 'utf8'));
}, 60_000);
afterAll(async () => {
  await test.close();
  rmSync(issuerFolder, { recursive: true, force: true });
});

const holding = (what: keyof Planted) => [...places].filter(([, text]) => foundIn(text, planted)[what].length > 0).map(([place]) => place);

describe('a planted number', () => {
  it('goes to the issuer for activation, and where somebody typed it as a kit number; it is in nothing else', () =>
    expect(holding('number').sort()).toEqual(["the issuer's books", 'to the issuer: activate', 'to the issuer: verify-kit']));

  it('is kept as a keyed hash and four digits', () => {
    expect(places.get('table cards')).toContain(test.bank.secrets.mac('card number', planted.number));
    expect(places.get('table cards')).toContain(planted.number.slice(-4));
  });
});

describe('a planted PIN', () => {
  it('is in nothing, also where a client does not encrypt it', () => expect(holding('pin')).toEqual([]));

  it('goes to the issuer encrypted, and its JWE is kept nowhere', () => {
    const jwe = (places.get('the encrypted PIN') ?? '').trim();
    expect(
      [...places]
        .filter(([, text]) => text.includes(jwe))
        .map(([place]) => place)
        .sort(),
    ).toEqual(['the encrypted PIN', 'to the issuer: set-pin']);
  });

  it('was really used', () => expect(places.get('answers of /card/transactionDetails')).toContain('"status":"authorised"'));
});

it('an activation code is kept nowhere', () =>
  expect(
    [...places]
      .filter(([, text]) => text.includes(card.activation_code))
      .map(([place]) => place)
      .sort(),
  ).toEqual(["the issuer's books", 'to the issuer: verify-kit']));

it('looks where it says: tables, webhooks, log, answers and files', async () => {
  const kinds = new Set([...places.keys()].map((place) => place.split(' ')[0]));
  expect([...kinds].sort()).toEqual(['answers', 'file', 'from', 'log', 'stored', 'table', 'the', 'to']);
  expect(places.get('log')).toContain('/card/active');
  expect(await test.bank.store.db.$count(webhookEvents)).toBeGreaterThan(0);
  expect(places.get('table webhook_events')).toContain('activation');
  expect(places.get('table audit_lines')).toContain('issuedCard.activationFails');
  for (const file of ['/card/download csv', '/card/transactionDownload xlsx'])
    expect(places.get(`file ${file}`)).toContain(planted.number.slice(-4));
});

describe('the search', () => {
  const { number, pin } = { number: '9999991234567895', pin: '4907' };
  const hidden = {
    plain: `a ${number} b`,
    grouped: '9999 9912 3456 7895',
    dashed: '9999-9912-3456-7895',
    'full-width': '９９９９９９１２３４５６７８９５',
    hex: Buffer.from(`xx${number}`).toString('hex'),
    base64: Buffer.from(`{"card_number":"${number}"}`).toString('base64'),
    shifted: Buffer.from(`x{"card_number":"${number}"}`).toString('base64url'),
    'hashed without a key': createHash('sha256').update(number).digest('hex'),
  };
  it.each(Object.entries(hidden))('finds a number that is %s', (_form, text) =>
    expect(foundIn(text, { number, pin }).number).not.toEqual([]),
  );

  const pins = [`(1,${pin},f)`, `{"pin":"${pin}"}`, `PIN ${pin}.`, Buffer.from(`{"pin":"${pin}"}`).toString('base64url'), '４９０７'];
  it.each(pins)('finds a PIN in %s', (text) => expect(foundIn(text, { number, pin }).pin).not.toEqual([]));

  it.each(['149071', '0.4907', '1.4907 USD', 'aa4907', '7c9e6679-4907-40de-944b-e07fc1f90ae7'])('leaves %s alone', (text) =>
    expect(foundIn(text, { number, pin })).toEqual({ number: [], pin: [] }),
  );
});
