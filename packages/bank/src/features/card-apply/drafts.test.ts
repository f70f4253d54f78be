/** A visitor's draft and its files: theirs alone, for a day; what is no good leaves nothing behind. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { applicationDrafts } from '../../store/card-schema.ts';
import { files } from '../../store/schema.ts';
import { newNames, proveEmail, visit, visitor } from '../../testing/card-visitor.ts';
import { pdfOf, plainPdf, png } from '../../testing/sample-files.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  as = await visit(test, 'kestrel');
});
afterAll(() => test.close());
const open = async (values: Record<string, unknown> = {}) => (await test.ask('/card/draftSave', { step: 'about', values }, { as })).handle;

describe('a draft', () => {
  it('comes back as it was typed, with its files at their fields', async () => {
    const handle = await open();
    const { file_key } = await test.upload('card', 'front.png', 'image/png', await png(), as, handle);
    const values = { first_name: 'Nadia', id_front: file_key, id_number: 'A5520148', terms_accepted: true };
    const { saved_at } = await test.ask('/card/draftSave', { handle, step: 'identity', values, email_token: 'token' }, { as });
    expect(saved_at).toBe(test.bank.clock.now().toISOString());
    const back = await test.ask('/card/draftLoad', { handle }, { as });
    expect(back).toMatchObject({ step: 'identity', values, email_token: 'token' });
    expect(back.files).toEqual([{ field: 'id_front', file_key, name: 'front.png', size: expect.any(Number) }]);
    const rows = await test.bank.store.db.select().from(applicationDrafts);
    expect(JSON.stringify(rows)).not.toContain('Nadia');
    expect(JSON.stringify(rows)).not.toContain(handle.split('.')[1]);
  });

  it('is nobody else’s: another link, a changed letter, somebody without a link', async () => {
    const handle = await open();
    const elsewhere = await visit(test, 'aisport');
    const changed = `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`;
    for (const [of, who] of [
      [handle, elsewhere],
      [changed, as],
      ['x'.repeat(30), as],
    ] as const) {
      // prettier-ignore
      expect(await test.refusal('/card/draftLoad', { handle: of }, { as: who })).toBe('notFound');
      expect(await test.refusal('/card/draftSave', { handle: of, step: 'about', values: {} }, { as: who })).toBe('notFound');
      expect((await test.upload('card', 'a.pdf', 'application/pdf', plainPdf(), who, of)).reply.refusal).toBe('notFound');
    }
    expect(await test.refusal('/card/draftLoad', { handle })).toBe('sessionEnded');
  });

  it('by its ticket says nothing, opens nothing and takes nothing, until its email is proved', async () => {
    const { email } = newNames();
    const values = { first_name: 'Nadia', email };
    const { handle, ticket } = await test.ask('/card/draftSave', { step: 'identity', values }, { as });
    expect(ticket).not.toContain(handle.split('.')[1]);
    for (const path of ['/card/draftLoad', '/card/draftSave'] as const)
      expect(await test.refusal(path, { handle: ticket, step: 'about', values: {} }, { as })).toBe('notFound');
    expect((await test.upload('card', 'a.pdf', 'application/pdf', plainPdf(), as, ticket)).reply.refusal).toBe('notFound');
    const resume = { ticket, email, email_token: 'x' };
    expect(await test.refusal('/card/draftResume', resume, { as })).toBe('emailNotVerified');
    const other = newNames().email;
    const theirs = await proveEmail(test, as, other);
    expect(await test.refusal('/card/draftResume', { ...resume, email_token: theirs }, { as })).toBe('emailNotVerified');
    expect(await test.refusal('/card/draftResume', { ticket, email: other, email_token: theirs }, { as })).toBe('draftOfAnotherEmail');
    const mine = { ticket, email, email_token: await proveEmail(test, as, email) };
    expect(await test.refusal('/card/draftResume', mine, { as: await visit(test, 'aisport') })).toBe('notFound');
    const resumed = await test.ask('/card/draftResume', mine, { as });
    expect(await test.ask('/card/draftLoad', { handle: resumed.handle }, { as })).toMatchObject({
      step: 'identity',
      values,
      email_token: mine.email_token,
    });
    expect(await test.refusal('/card/draftLoad', { handle }, { as }), 'the handle before').toBe('notFound');
    expect(await test.refusal('/card/draftResume', mine, { as }), 'the ticket before').toBe('notFound');
  });

  it('is thrown away by its ticket too: the next visitor of a tab says that it is not theirs', async () => {
    const { handle, ticket } = await test.ask('/card/draftSave', { step: 'about', values: {} }, { as });
    const changed = `${ticket.slice(0, -1)}${ticket.endsWith('0') ? '1' : '0'}`;
    await test.ask('/card/draftDiscard', { ticket: changed }, { as });
    expect(await test.refusal('/card/draftLoad', { handle }, { as })).toBe('success');
    await test.ask('/card/draftDiscard', { ticket }, { as });
    expect(await test.refusal('/card/draftLoad', { handle }, { as })).toBe('notFound');
  });

  it('is thrown away when its writer says so, and its files with it', async () => {
    const handle = await open();
    const { file_key } = await test.upload('card', 'a.pdf', 'application/pdf', plainPdf(), as, handle);
    expect(await test.ask('/card/draftDiscard', { handle }, { as })).toEqual({});
    expect(await test.refusal('/card/draftLoad', { handle }, { as })).toBe('notFound');
    test.later(1);
    await cleanUp(test.bank);
    expect(await test.bank.store.db.$count(files, eq(files.file_key, file_key))).toBe(0);
  });

  it('may not be huge', async () => {
    const answer = await test.call('/card/draftSave', { step: 'about', values: { notes: 'x'.repeat(20_000) } }, { as });
    expect(answer).toMatchObject({ refusal: 'invalid', data: { errors: [{ field: 'values', rule: 'tooLong' }] } });
  });

  it('is over after a day, as are its files; each save starts the day again', async () => {
    const own = await testBank();
    try {
      const guest = await visit(own, 'kestrel');
      const { handle } = await own.ask('/card/draftSave', { step: 'about', values: {} }, { as: guest });
      const { file_key } = await own.upload('card', 'a.pdf', 'application/pdf', plainPdf(), guest, handle);
      own.later(23 * 3600);
      const later = await visit(own, 'kestrel');
      await own.ask('/card/draftSave', { handle, step: 'about', values: {} }, { as: later });
      own.later(23 * 3600);
      await cleanUp(own.bank);
      const stillLater = await visit(own, 'kestrel');
      expect((await own.ask('/card/draftLoad', { handle }, { as: stillLater })).files).toHaveLength(1);
      own.later(2 * 3600);
      const tooLate = await visit(own, 'kestrel');
      expect(await own.refusal('/card/draftLoad', { handle }, { as: tooLate })).toBe('notFound');
      await cleanUp(own.bank);
      expect(await own.bank.store.db.$count(applicationDrafts)).toBe(0);
      expect(await own.bank.store.db.$count(files, eq(files.file_key, file_key))).toBe(0);
    } finally {
      await own.close();
    }
  });
});

describe('a visitor’s files', () => {
  it('that are no good are refused, with nothing stored', async () => {
    const handle = await open();
    const huge = Buffer.from(await png());
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const bad = {
      'svg.png': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 'fileTypeWrong'],
      'html.jpg': [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]), 'image/jpeg', 'imageBad'],
      'script.pdf': [pdfOf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>'), 'application/pdf', 'fileUnsafe'],
      'huge.png': [huge, 'image/png', 'imageBad'],
    } as const;
    for (const [name, [bytes, type, verdict]] of Object.entries(bad)) {
      const { reply, file_key } = await test.upload('card', name, type, bytes, as, handle);
      expect([name, reply.refusal]).toEqual([name, verdict]);
      const [row] = await test.bank.store.db.select().from(files).where(eq(files.file_key, file_key));
      expect(row?.state).toBe('refused');
      expect(await test.bank.files.read(`${row?.company_id}.${file_key}`)).toBeNull();
    }
    const ask = (more: object) =>
      test.call(
        '/init/awsS3Auth',
        { slot: 'card', file_name: 'a.png', content_type: 'image/png', size: 10, draft: handle, ...more },
        { as },
      );
    expect((await ask({ size: 6 * 1_048_576 })).msg).toBe('File size cannot exceed 5M');
    expect(await ask({ size: 0 })).toMatchObject({ refusal: 'invalid', data: { errors: [{ field: 'size', rule: 'fileEmpty' }] } });
    expect((await ask({ slot: 'avatar' })).refusal).toBe('invalid');
    expect((await ask({ draft: undefined })).refusal).toBe('notFound');
    expect((await test.ask('/card/draftLoad', { handle }, { as })).files).toEqual([]);
  });

  it('are so many for one draft, and so many from one address', async () => {
    const own = await testBank({ visitors: { filesPerDraft: 2, filesPerHour: 3, draftsPerHour: 2 } });
    try {
      const guest = await visit(own, 'kestrel');
      const draft = async () => (await own.ask('/card/draftSave', { step: 'about', values: {} }, { as: guest })).handle;
      const [one, two] = [await draft(), await draft()];
      const send = async (handle: string) =>
        (await own.upload('card', 'a.pdf', 'application/pdf', plainPdf(), guest, handle)).reply.refusal;
      expect([await send(one), await send(one), await send(one), await send(two)]).toEqual([
        undefined,
        undefined,
        'tooManyFiles',
        'tooManyRequests',
      ]);
      expect(await own.refusal('/card/draftSave', { step: 'about', values: {} }, { as: guest })).toBe('tooManyRequests');
      expect(await own.refusal('/card/draftSave', { step: 'about', values: {} }, { as: guest, address: '10.0.0.9' })).toBe('success');
    } finally {
      await own.close();
    }
  });

  it('are read by staff and by nobody of the company', async () => {
    const { submit, form } = await visitor(test);
    const { id_front } = await form();
    await submit();
    const staff = await test.as('staff@bankside.example');
    const owner = await test.as('owner@harbour-vale.example');
    const [row] = await test.bank.store.db.select().from(files).where(eq(files.file_key, id_front));
    expect((await test.file('/admin/file', { company_id: row?.company_id, file_key: id_front }, { as: staff })).name).toBe('front.png');
    expect(await test.refusal('/init/file', { file_key: id_front }, { as: owner })).toBe('notFound');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
