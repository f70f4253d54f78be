/** Codes and usernames, QR sessions, uploads continued on a phone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { auditLinks, qrSessions, uploadHandoffs } from '../../store/card-schema.ts';
import { sha256 } from '../../platform/secrets.ts';
import { newNames, visit, visitor } from '../../testing/card-visitor.ts';
import { pdfOf, plainPdf, png } from '../../testing/sample-files.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
let owner: Caller;
beforeAll(async () => {
  test = await testBank();
  as = await visit(test, 'kestrel', 'u_7');
  owner = await test.as('owner@harbour-vale.example');
});
afterAll(() => test.close());

describe('what is proved first', () => {
  it('a code: wrong five times and it is locked', async () => {
    const { email } = newNames();
    await test.ask('/sendEmail', { email, purpose: 'card_apply', captcha: await test.captcha() }, { as });
    const right = await test.code(email);
    const wrong = right === '000000' ? '000001' : '000000';
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push(await test.refusal('/card/verifyCode', { email, email_code: wrong }, { as }));
    expect(tries).toEqual(['codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeIncorrect', 'codeLocked', 'codeLocked']);
    expect(await test.refusal('/card/verifyCode', { email, email_code: right }, { as })).toBe('codeLocked');
    expect(await test.refusal('/card/verifyCode', { email: 'nobody@visitor.example', email_code: right }, { as })).toBe('codeIncorrect');
  });

  it('a code is another after it is over, and good once', async () => {
    const own = await testBank();
    try {
      const guest = await visit(own, 'kestrel');
      const { email } = newNames();
      await own.ask('/sendEmail', { email, purpose: 'card_apply', captcha: await own.captcha() }, { as: guest });
      const email_code = await own.code(email);
      own.later(601);
      expect(await own.refusal('/card/verifyCode', { email, email_code }, { as: guest })).toBe('codeExpired');
      await own.ask('/sendEmail', { email, purpose: 'card_apply', captcha: await own.captcha() }, { as: guest });
      const next = await own.code(email);
      expect(await own.ask('/card/verifyCode', { email, email_code: next }, { as: guest })).toMatchObject({ expires_in_sec: 1800 });
      expect(await own.refusal('/card/verifyCode', { email, email_code: next }, { as: guest })).toBe('codeExpired');
    } finally {
      await own.close();
    }
  });

  it('a username: free, taken with a free one like it, or none', async () => {
    const check = (username: string) => test.ask('/card/verifyUsername', { username }, { as });
    expect(await check('Nobody_Has_This')).toEqual({ available: true, suggestion: '' });
    const taken = await check('AIKO_H');
    expect(taken).toMatchObject({ available: false, suggestion: expect.stringMatching(/^AIKO_H_\d{2}$/) });
    expect((await check(taken.suggestion)).available).toBe(true);
    expect((await check('jonas_weber')).available).toBe(false); // somebody who signs in
    for (const bad of ['', 'ab', 'a-1', '名', 'a'.repeat(31)])
      expect(await test.refusal('/card/verifyUsername', { username: bad }, { as })).toBe('invalid');
    const many = Array.from({ length: 40 }, (_, nth) => `name_of_visit_${nth}`);
    const one = await visit(test, 'kestrel');
    const answers: string[] = [];
    for (const username of many) answers.push(await test.refusal('/card/verifyUsername', { username }, { as: one }));
    expect(answers.filter((answer) => answer === 'success')).toHaveLength(30); // SEC-43
    expect(answers.at(-1)).toBe('tooManyRequests');
    test.later(1); // a later visit has a token of its own
    expect(await test.refusal('/card/verifyUsername', { username: 'name_of_visit' }, { as: await visit(test, 'kestrel') })).toBe('success');
    const own = await testBank({ visitors: { namesPerHour: 1 } });
    const guest = await visit(own, 'kestrel');
    expect(await own.refusal('/card/verifyUsername', { username: 'abc' }, { as: guest })).toBe('success');
    expect(await own.refusal('/card/verifyUsername', { username: 'abc' }, { as: guest })).toBe('tooManyRequests');
    await own.close();
  });
});

/** The secret that the code holds. */
const fillIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('qr') ?? '';

describe('a QR code on a screen', () => {
  it('learns when a phone has opened it and when it has applied', async () => {
    const screen = await visit(test, 'harbour-qr', 'u_9', 'card-apply-qr');
    const { follow_token, url, expires_in_sec } = await test.ask('/card/qrStart', {}, { as: screen });
    const qr_token = fillIn(url);
    expect(url).toBe(`http://localhost:4000/all_apply_card_input_qrcode?link_path=harbour-qr&userid=u_9#qr=${qr_token}`);
    expect(expires_in_sec).toBe(900);
    const state = () => test.ask('/card/applyStatus', { follow_token });
    expect(await state()).toEqual({ state: 'shown', application_no: '', status: '' });
    expect(await test.ask('/card/qrOpened', { qr_token })).toEqual({});
    expect((await state()).state).toBe('opened');
    const phone = await visitor(test, 'harbour-qr');
    const { application_no } = await test.ask('/card/linkSubmitQr', { ...(await phone.form()), qr_token }, { as: phone.as });
    expect(await state()).toEqual({ state: 'submitted', application_no, status: 'pending' });
    await test.ask('/card/qrOpened', { qr_token });
    expect((await state()).state).toBe('submitted');
    const second = await visitor(test, 'harbour-qr');
    await test.ask('/card/linkSubmitQr', { ...(await second.form()), qr_token }, { as: second.as });
    expect((await state()).application_no, 'a second application by the same code is not shown').toBe(application_no);
    expect(await test.refusal('/card/applyStatus', { follow_token: 'x'.repeat(50) })).toBe('notFound');
    expect(await test.ask('/card/qrOpened', { qr_token: 'x'.repeat(50) })).toEqual({});
  });

  it('tells somebody who photographs it nothing of its outcome, and the screen’s secret opens no form', async () => {
    const screen = await visit(test, 'harbour-qr', undefined, 'card-apply-qr');
    const { follow_token, url } = await test.ask('/card/qrStart', {}, { as: screen });
    const qr_token = fillIn(url);
    const hash = sha256(qr_token);
    expect(url).not.toContain(follow_token.split('.')[2]);
    for (const guess of [qr_token, `${follow_token.split('.')[0]}.${hash}`, `${follow_token.split('.')[0]}.${hash}.${hash}`])
      expect(await test.refusal('/card/applyStatus', { follow_token: guess })).toBe('notFound');
    await test.ask('/card/qrOpened', { qr_token: follow_token });
    expect((await test.ask('/card/applyStatus', { follow_token })).state).toBe('shown');
    const phone = await visitor(test, 'harbour-qr');
    await test.ask('/card/linkSubmitQr', { ...(await phone.form()), qr_token: follow_token }, { as: phone.as });
    expect(await test.ask('/card/applyStatus', { follow_token })).toEqual({ state: 'shown', application_no: '', status: '' });
  });

  it('is over after a quarter of an hour; an application counts all the same', async () => {
    const own = await testBank();
    try {
      const screen = await visit(own, 'harbour-qr', undefined, 'card-apply-qr');
      const { follow_token, url } = await own.ask('/card/qrStart', {}, { as: screen });
      own.later(901);
      await own.ask('/card/qrOpened', { qr_token: fillIn(url) });
      expect((await own.ask('/card/applyStatus', { follow_token })).state).toBe('expired');
      const phone = await visitor(own, 'harbour-qr');
      const sent = await own.ask('/card/linkSubmitQr', { ...(await phone.form()), qr_token: 'x'.repeat(50) }, { as: phone.as });
      expect(sent.status).toBe('pending');
      own.later(2 * 86_400);
      await cleanUp(own.bank);
      expect(await own.bank.store.db.$count(qrSessions)).toBe(0);
    } finally {
      await own.close();
    }
  });
});

describe('an upload continued on a phone', () => {
  const start = async (slot: 'card' | 'kyc' = 'card') => {
    const { handle } = await test.ask('/card/draftSave', { step: 'identity', values: {} }, { as });
    const answer = await test.ask('/init/uploadHandoff', { slot, field: 'id_front', draft: handle }, { as });
    return { ...answer, handle, phone: { token: answer.handoff_token, userid: 'handoff' } };
  };
  const state = async (handoff_token: string, more = {}) => test.ask('/init/handoffState', { handoff_token, ...more });

  it('arrives in the form that showed the code, once, and in that form only', async () => {
    const { handoff_token, url, pairing, handle, phone } = await start();
    expect(url).toBe(`http://localhost:4000/handoff/${handoff_token}`);
    expect(pairing).toMatch(/^\d{4}$/);
    expect(await state(handoff_token)).toMatchObject({ state: 'waiting', slot: 'card', field: 'id_front', pairing, file: null });
    expect((await state(handoff_token, { opened: true })).state).toBe('opened');
    expect((await test.upload('kyc', 'a.pdf', 'application/pdf', plainPdf(), phone)).reply.refusal).toBe('invalid');
    const evil = pdfOf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>');
    expect((await test.upload('card', 'a.pdf', 'application/pdf', evil, phone)).reply.refusal).toBe('fileUnsafe');
    expect((await state(handoff_token)).state).toBe('opened'); // try again
    const { file_key, reply } = await test.upload('card', 'front.png', 'image/png', await png(), phone);
    expect(reply.code).toBe(200);
    expect(await state(handoff_token)).toMatchObject({ state: 'received', file: { file_key, name: 'front.png' } });
    expect((await test.upload('card', 'b.png', 'image/png', await png(), phone)).reply.refusal).toBe('notFound');
    expect((await test.ask('/card/draftLoad', { handle }, { as })).files).toMatchObject([{ field: 'id_front', file_key }]);
    for (const path of ['/card/draftSave', '/card/linkSubmit', '/card/verifyUsername'] as const)
      expect(await test.refusal(path, {}, { as: phone })).toBe('sessionEnded');
  });

  it('is for one signed in as well', async () => {
    const { handoff_token } = await test.ask('/init/uploadHandoff', { slot: 'kyc', field: 'certificate' }, { as: owner });
    const phone = { token: handoff_token, userid: 'handoff' };
    const { file_key } = await test.upload('kyc', 'paper.pdf', 'application/pdf', plainPdf(), phone);
    expect((await test.file('/init/file', { file_key }, { as: owner })).name).toBe('paper.pdf');
  });

  it('ends when the form closes it, and after ten minutes', async () => {
    const one = await start();
    expect((await state(one.handoff_token, { close: true })).state).toBe('closed');
    expect((await test.upload('card', 'a.pdf', 'application/pdf', plainPdf(), one.phone)).reply.refusal).toBe('sessionEnded');
    expect(await test.refusal('/init/handoffState', { handoff_token: `hnd.${'x'.repeat(40)}` })).toBe('notFound');
    expect(await test.refusal('/init/handoffState', { handoff_token: one.handoff_token.slice(4) })).toBe('notFound');
    expect(await test.refusal('/init/uploadHandoff', { slot: 'kyc', field: 'x', draft: one.handle }, { as })).toBe('invalid');
    expect(await test.refusal('/init/uploadHandoff', { slot: 'card', field: 'x', draft: 'y'.repeat(30) }, { as })).toBe('notFound');
    const rows = await test.bank.store.db.select().from(uploadHandoffs);
    expect(JSON.stringify(rows)).not.toContain(one.handoff_token.split('.')[2]);
  });
});

it('clean-up ends what has had its time, and nothing else', async () => {
  const own = await testBank();
  try {
    const { db } = own.bank.store;
    const guest = await visitor(own);
    await guest.submit();
    await own.ask('/init/uploadHandoff', { slot: 'kyc', field: 'x' }, { as: await own.as('owner@harbour-vale.example') });
    const states = async () => [(await db.select().from(auditLinks)).map(({ status }) => status), await db.$count(uploadHandoffs)];
    own.later(600 + 86_400 - 1);
    await cleanUp(own.bank);
    expect(await states()).toEqual([['fresh'], 1]);
    own.later(2);
    await cleanUp(own.bank);
    expect(await states()).toEqual([['fresh'], 0]);
    own.later(14 * 86_400);
    await cleanUp(own.bank);
    expect(await states()).toEqual([['expired'], 0]);
  } finally {
    await own.close();
  }
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
