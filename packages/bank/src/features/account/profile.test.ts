import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../store/schema.ts';
import { freshCompany } from '../../sandbox/fresh-company.ts';
import { webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';
import { png } from '../../testing/sample-files.ts';
import { testBank, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

describe('the profile', () => {
  it('changes what is given and leaves the rest', async () => {
    const {
      people: [as],
    } = await test.fresh();
    const info = await test.ask('/account/modify', { full_name: '  Mei Lin Tan ', language: 'zh' }, { as });
    expect(info).toMatchObject({ full_name: 'Mei Lin Tan', language: 'zh', phone: '8123 4567' });
    expect(await test.ask('/account/getUserInfo', {}, { as })).toEqual(info);
  });

  it('takes an avatar that the person uploaded, and lets go of the old one', async () => {
    const {
      people: [as, sub],
    } = await test.fresh({ users: [{ authjson: ['1'] }] });
    const first = await test.upload('avatar', 'me.png', 'image/png', await png(), as);
    const second = await test.upload('avatar', 'me2.png', 'image/png', await png(), as);
    expect((await test.ask('/account/modify', { avatar: first.file_key }, { as })).avatar).toBe(first.file_key);
    await test.ask('/account/modify', { avatar: second.file_key }, { as });
    const [old] = await test.bank.store.db.select().from(files).where(eq(files.file_key, first.file_key));
    expect(old).toMatchObject({ state: 'stored', expires_at: test.bank.clock.now() });
    expect((await test.ask('/account/modify', { avatar: '' }, { as })).avatar).toBe('');
    expect(await test.refusal('/account/modify', { avatar: second.file_key }, { as: sub ?? as })).toBe('fileMissing');
    expect(await test.refusal('/account/modify', { avatar: 'x'.repeat(32) }, { as })).toBe('fileMissing');
  });
});

describe('the company settings', () => {
  it('takes a prefix in capitals, and refuses small letters (PRO-04)', async () => {
    const {
      people: [as],
    } = await test.fresh();
    expect(await test.ask('/account/modifyCompanyAbbreviation', { company_abbreviation: ' HV1 ' }, { as })).toEqual({
      company_abbreviation: 'HV1',
    });
    for (const company_abbreviation of ['', 'hv1', 'ABCDEF', 'A-B', '会社'])
      expect(await test.refusal('/account/modifyCompanyAbbreviation', { company_abbreviation }, { as })).toBe('invalid');
  });

  const none = { kyc_change_url: '', top_up_status_url: '', card_status_url: '', activation_url: '', card_transaction_url: '' };

  const unlinked = () => freshCompany(test.bank, {});
  const secretsIn = (company_id: string) =>
    test.bank.store.db.select().from(webhookLinks).where(eq(webhookLinks.company_id, company_id)).orderBy(webhookLinks.kind);

  it('shows webhook secrets once and keeps them sealed; a link that comes later has its own', async () => {
    const {
      company_id,
      people: [as],
    } = await unlinked();
    const kyc_change_url = 'https://hooks.client.example/kyc';
    const first = await test.ask('/account/modifyWebhookApi', { ...none, kyc_change_url }, { as });
    expect(first.signing_secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await test.ask('/account/modifyWebhookApi', first, { as })).signing_secret).toBeNull();
    const second = await test.ask('/account/modifyWebhookApi', { ...first, activation_url: kyc_change_url }, { as });
    expect(second.signing_secret).toMatch(/^whsec_/);
    expect(second.signing_secret).not.toBe(first.signing_secret);
    const sealed = await secretsIn(company_id);
    expect(sealed.map(({ kind }) => kind)).toEqual(['activation', 'kyc_change']);
    expect(JSON.stringify(sealed)).not.toContain('whsec');
    expect(sealed.map(({ secret }) => test.bank.secrets.open(secret))).toEqual([second.signing_secret, first.signing_secret]);
    expect((await test.ask('/account/getUserInfo', {}, { as })).webhook_api).toEqual({
      ...none,
      contract_url: '',
      kyc_change_url,
      activation_url: kyc_change_url,
      has_secret: true,
    });
  });

  it('replaces the secret of every link at once, the old ones good for a day', async () => {
    const {
      company_id,
      people: [as],
    } = await unlinked();
    const first = await test.ask('/account/modifyWebhookApi', { ...none, kyc_change_url: 'https://hooks.client.example/kyc' }, { as });
    const rotated = await test.ask(
      '/account/modifyWebhookApi',
      { ...none, kyc_change_url: first.kyc_change_url, rotate_secret: true },
      { as },
    );
    const [link] = await secretsIn(company_id);
    expect(test.bank.secrets.open(link?.secret ?? '')).toBe(rotated.signing_secret);
    expect(test.bank.secrets.open(link?.old_secret ?? '')).toBe(first.signing_secret);
    expect(link?.old_until).toEqual(new Date(test.bank.clock.now().getTime() + 86_400_000));
  });

  it('tries a new link at once, and gives up what waits for one that is removed', async () => {
    const {
      company_id,
      people: [as],
    } = await unlinked();
    const events = () => test.bank.store.db.select().from(webhookEvents).where(eq(webhookEvents.company_id, company_id));
    await test.ask('/account/modifyWebhookApi', { ...none, kyc_change_url: 'https://hooks.client.example/kyc' }, { as });
    expect(await events()).toMatchObject([{ kind: 'test', link: 'kyc_change', payload: { link: 'kyc_change' }, state: 'queued', nth: 1 }]);
    await test.ask('/account/modifyWebhookApi', none, { as });
    expect(await events()).toMatchObject([{ state: 'failed', closed_at: test.bank.clock.now() }]);
  });

  it('keeps the link of contracts for a caller that does not know it', async () => {
    const [as] = (await unlinked()).people;
    const contract_url = 'https://hooks.client.example/orders';
    await test.ask('/account/modifyWebhookApi', { ...none, contract_url }, { as });
    expect(await test.ask('/account/modifyWebhookApi', none, { as })).toMatchObject({ contract_url });
    expect(await test.ask('/account/modifyWebhookApi', { ...none, contract_url: '' }, { as })).toMatchObject({ contract_url: '' });
    expect(await test.refusal('/account/modifyWebhookApi', { ...none, contract_url: 'https://127.0.0.1/' }, { as })).toBe('invalid');
  });

  it('refuses links into our own network, however they are written', async () => {
    const {
      people: [as],
    } = await test.fresh();
    const inward = [
      'http://hooks.client.example/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://0177.0.0.1/',
      'https://[::1]/',
      'https://[::7f00:1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[64:ff9b::7f00:1]/',
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://10.0.0.8/',
      'https://172.16.3.4/',
      'https://192.168.1.1/',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1/',
      'https://0.0.0.0/',
      'https://user:pass@hooks.client.example/',
      'https://intranet/',
      'https://db.internal/',
      'https://printer.local/',
      'https://[2002:7f00:1::]/',
      'https://１２７.0.0.1/',
      'https://224.0.0.1/',
      'https://255.255.255.255/',
      'ftp://hooks.client.example/',
      'javascript:alert(1)',
      'https://',
      'https://a b/',
      'https://hooks.client.example:22/',
      'https://hooks.client.example:4443/',
      'https://168.63.129.16/',
    ];
    for (const kyc_change_url of inward) {
      const answer = await test.call('/account/modifyWebhookApi', { ...none, kyc_change_url }, { as });
      expect({ kyc_change_url, answer }).toMatchObject({ answer: { code: 1000, data: { errors: [{ field: 'kyc_change_url' }] } } });
    }
    const reason = async (kyc_change_url: string) =>
      (await test.call('/account/modifyWebhookApi', { ...none, kyc_change_url }, { as })).data as {
        errors: { rule: string; msg: string }[];
      };
    expect((await reason('https://hooks.client.example:22/')).errors).toMatchObject([{ rule: 'urlPort', msg: 'Use port 443 or 8443' }]);
    expect((await reason('https://user:pass@hooks.client.example/')).errors).toMatchObject([{ rule: 'urlWithoutPassword' }]);
    expect((await reason('https://169.254.169.254/')).errors).toMatchObject([{ rule: 'publicUrl' }]);
    for (const kyc_change_url of ['https://hooks.client.example/a?b=c', 'https://8.8.8.8:8443/x', 'https://[2606:4700::1111]/'])
      expect(await test.refusal('/account/modifyWebhookApi', { ...none, kyc_change_url }, { as })).toBe('success');
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
