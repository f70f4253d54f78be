/** The way out, against receivers that answer in every wrong way, and names that lead elsewhere. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, status, type Receiver } from '../../testing/webhooks/receiver.ts';
import { selfSigned } from '../../testing/webhooks/self-signed.ts';
import { postTo, type PostSettings } from './post.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

const open = (more: Partial<PostSettings> = {}) => postTo({ allow: [receiver.origin], origin: 'https://bank.example', ...more });
const port = () => Number(new URL(receiver.origin).port);

describe('a receiver on the allow list', () => {
  it('gets the body and the headers', async () => {
    const posted = await open()(`${receiver.origin}/hooks?x=1`, { 'webhook-id': 'one' }, '{"a":"会"}');
    expect(posted).toMatchObject({ fault: '', status: 200, answer: 'answer 200', address: '127.0.0.1' });
    expect(receiver.received.at(-1)).toMatchObject({ path: '/hooks?x=1', id: 'one', body: '{"a":"会"}' });
    expect(receiver.received.at(-1)?.headers).toMatchObject({ 'content-type': 'application/json' });
  });
  it.each([
    [500, 'status'],
    [404, 'status'],
    [199 + 1, ''],
    [204, ''],
    [301, 'redirect'],
    [307, 'redirect'],
  ] as const)('answers %d: %s', async (code, fault) => {
    const before = receiver.received.length;
    receiver.answer(status(code, { location: `${receiver.origin}/elsewhere` }));
    expect(await open()(`${receiver.origin}/`, {}, '{}')).toMatchObject({ fault, status: code });
    expect(receiver.received).toHaveLength(before + 1); // nobody followed
  });
  it('that never answers, or never ends, is left after the timeout', async () => {
    receiver.answer(() => undefined);
    expect(await open({ timeoutMs: 100 })(`${receiver.origin}/`, {}, '{}')).toMatchObject({ fault: 'timeout', status: null });
    receiver.answer((response) => void response.writeHead(200).write('begun'));
    expect(await open({ timeoutMs: 100 })(`${receiver.origin}/`, {}, '{}')).toMatchObject({ fault: 'timeout', status: 200 });
  });
  it('that sends a gigabyte is read to 64 KiB', async () => {
    const part = Buffer.alloc(1_048_576, 'x');
    let sent = 0;
    receiver.answer((response) => {
      const more = () => {
        while (!response.destroyed && sent < 1024 && response.write(part)) sent++;
        if (sent >= 1024) response.end();
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    const posted = await open()(`${receiver.origin}/`, {}, '{}');
    expect(posted).toMatchObject({ fault: '', status: 200 });
    expect(posted.answer).toHaveLength(65_536);
    expect(sent).toBeLessThan(200);
  });
  it('that is not there', async () => {
    const gone = await startReceiver();
    await gone.stop();
    expect(await postTo({ allow: [gone.origin], origin: '' })(`${gone.origin}/`, {}, '{}')).toMatchObject({
      fault: 'connection',
      status: null,
    });
  });
  it('that hangs up without an answer', async () => {
    receiver.answer((response) => response.destroy());
    expect(await open()(`${receiver.origin}/`, {}, '{}')).toMatchObject({ fault: 'connection' });
  });
});

describe('a receiver over TLS', () => {
  it('is posted to when its certificate is trusted and has its name, and not otherwise', async () => {
    const [own, another] = [selfSigned('localhost'), selfSigned('hooks.client.example')];
    const post = async (tls: typeof own, ca?: string) => {
      const secure = await startReceiver(status(200), tls);
      const posted = await postTo({ allow: [secure.origin], origin: '', ...(ca ? { ca } : {}) })(`${secure.origin}/`, {}, '{}');
      await secure.stop();
      return { fault: posted.fault, received: secure.received.length };
    };
    expect(await post(own, own.cert)).toEqual({ fault: '', received: 1 });
    expect(await post(own)).toEqual({ fault: 'tls', received: 0 });
    expect(await post(another, another.cert)).toEqual({ fault: 'tls', received: 0 });
  });
});

describe('any other receiver', () => {
  const closed = (...answers: string[]) => {
    let asked = 0;
    const resolve = async () => [{ address: answers[Math.min(asked++, answers.length - 1)] ?? '', family: 4 }];
    return { post: open({ allow: [], resolve, timeoutMs: 300 }), asked: () => asked };
  };
  it('with an inward name is not dialled', async () => {
    for (const inward of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '168.63.129.16', '::ffff:127.0.0.1'])
      expect(await closed(inward).post('https://hooks.client.example:8443/', {}, '{}')).toMatchObject({
        fault: 'address',
        status: null,
        address: '',
      });
  });
  it('with one inward address among public ones is not dialled either', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    expect(await open({ allow: [], resolve })('https://hooks.client.example/', {}, '{}')).toMatchObject({ fault: 'address', address: '' });
  });
  it('that changes its address after it was checked: the checked one is dialled, and the next post checks anew', async () => {
    const { post, asked } = closed('93.184.216.34', '127.0.0.1');
    const before = receiver.received.length;
    const first = await post('https://rebinding.client.example/', {}, '{}');
    expect(first.address).toBe('93.184.216.34');
    expect(asked()).toBe(1);
    expect(await post('https://rebinding.client.example/', {}, '{}')).toMatchObject({ fault: 'address', address: '' });
    expect(receiver.received).toHaveLength(before);
  });
  it('whose name takes too long to look up', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await open({ allow: [], resolve, timeoutMs: 100 })('https://slow.client.example/', {}, '{}')).toMatchObject({
      fault: 'timeout',
      address: '',
    });
  });
  it('whose name nobody knows', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await open({ allow: [], resolve })('https://nobody.client.example/', {}, '{}')).toMatchObject({ fault: 'name', status: null });
  });
  it('by its address alone, another port, or plain http, is not dialled', async () => {
    await new Promise<void>((resolve, reject) => connect(port(), '127.0.0.1').once('connect', resolve).once('error', reject)); // it is there
    for (const link of [
      'https://127.0.0.1:8443/',
      'https://[::1]/',
      `https://127.0.0.1:${port()}/`,
      `http://hooks.client.example:${port()}/`,
      `${receiver.origin}/`,
    ])
      expect(await closed('93.184.216.34').post(link, {}, '{}')).toMatchObject({ fault: 'address', address: '' });
  });
});
