/** One situation for each act of staff that may take two people: what is ordered, and how to see whether it has happened. */
import { randomUUID } from 'node:crypto';
import type { Path } from '@bankside/core/contract/index.ts';
import type { StaffAct } from '@bankside/core/rules/access/staff-acts.ts';
import { eq } from 'drizzle-orm';
import { cardApplications } from '../../store/card-schema.ts';
import { rateHolds } from '../../store/money-schema.ts';
import { bankCompany, harbourVale } from '../../demo/companies.ts';
import { visitor } from '../card-visitor.ts';
import { issuedCard } from '../cards/issued-card.ts';
import { openPapers } from '../open-papers.ts';
import { askedKey } from '../partner-keys.ts';
import { booksOf, transfer, treasury } from '../sample-transfers.ts';
import { offerOf, pendingOrder, signedContract } from '../programmes/programmes.ts';
import type { Caller, TestBank } from '../test-bank.ts';

/** A PNG of one colour. */
const dot = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGNQCu3AihiGlgQAz7A/wexD330AAAAASUVORK5CYII=';

export type Arranged = {
  readonly company_id: string;
  readonly path: Path;
  readonly input: object;
  /** Another text after the act than before it. */
  readonly state: () => Promise<string>;
};
type Arrange = (amount: string) => Promise<Arranged>;

export function arrangements(test: TestBank, [one, two]: readonly [Caller, Caller]): Readonly<Record<StaffAct, Arrange>> {
  const db = () => test.bank.store.db;
  const ask = (path: Path, input: object, as: Caller) => test.ask(path, input, { as });

  const wire = async (amount: string, before: readonly ('receive' | 'doubt')[], event: string): Promise<Arranged> => {
    const { company_id, people } = await test.fresh();
    const form = { currency: 'USD', amount, purpose: 'rent', sender_account_name: 'Payer', convert_to: 'USDC' } as const;
    const { id } = await test.ask('/deposit/submit', form, { as: people[0] });
    let version = 1;
    for (const each of before)
      ({ version } = (await ask('/admin/deposit/decide', { company_id, id, version, event: each, reason: 'Large' }, two)) as {
        version: number;
      });
    const state = async () => (await test.ask('/deposit/get', { id }, { as: people[0] })).record.status;
    return { company_id, path: '/admin/deposit/decide', input: { company_id, id, version, event, reason: 'Looked into' }, state };
  };

  const paid = async (amount: string, before: readonly ('release' | 'settle')[], event?: string): Promise<Arranged> => {
    const own = await treasury(test, { balances: { USD: '9000000.00' } });
    const { company_id, main, payee_id } = own;
    const { id } = await transfer(test, main, { transfer_type: 'payee', payee_id, currency: 'USD', amount });
    const record = async () => (await test.ask('/withdraw/crypto/get', { id }, { as: main })).record;
    for (const each of before) await ask('/admin/transfer/decide', { company_id, id, version: (await record()).version, event: each }, two);
    const { version } = await record();
    const back = { path: '/admin/transfer/return', input: { company_id, id, amount, reason: 'Account closed' } } as const;
    const decided = { path: '/admin/transfer/decide', input: { company_id, id, version, event, reason: 'Asked for' } } as const;
    const state = async () => JSON.stringify([(await record()).status, (await booksOf(test, main))['USD']]);
    return { company_id, ...(event ? decided : back), state };
  };

  const quoted = async (amount: string): Promise<Arranged> => {
    const { company_id, main } = await treasury(test, { balances: { USD: '9000000.00' } });
    const { id } = await transfer(test, main, { transfer_type: 'currency', currency: 'USD', to_currency: 'SGD', amount, otc: true });
    const record = async () => (await test.ask('/withdraw/crypto/get', { id }, { as: main })).record;
    const { version } = await record();
    const input = { company_id, id, version, rate: '1.28', minutes: 30 };
    return { company_id, path: '/admin/transfer/quote', input, state: async () => JSON.stringify((await record()).offer?.rate ?? '') };
  };

  const kyc = async (event: 'approve' | 'acceptChange'): Promise<Arranged> => {
    const isChange = event === 'acceptChange';
    const { company_id, people } = await test.fresh({ kyc_status: isChange ? 4 : 2 });
    const read = () => test.ask('/admin/kyc/get', { company_id }, { as: two });
    if (isChange) {
      await ask('/admin/kyc/change', { company_id, version: (await read()).version, open: true }, two);
      const { version } = await test.ask('/account/kyc/getKycInfo', {}, { as: people[0] });
      await ask('/account/kyc/submit', { version }, people[0]);
    }
    for (const reader of [one, two]) await openPapers(test, company_id, reader);
    const input = { company_id, version: (await read()).version, event };
    return {
      company_id,
      path: '/admin/kyc/decide',
      input,
      state: async () => JSON.stringify((await read()).history.map((each) => each.event)),
    };
  };

  const card = async (event: 'approve' | 'unbar' | 'verify'): Promise<Arranged> => {
    const { application_no } = await (await visitor(test)).submit({ applicant_type: 'director' });
    const row = async () => (await db().select().from(cardApplications).where(eq(cardApplications.application_no, application_no)))[0];
    const status = { approve: 'pending', unbar: 'blocked', verify: 'pending' }[event];
    await db().update(cardApplications).set({ status: status }).where(eq(cardApplications.application_no, application_no));
    const { application_id: id = '', version = 0, company_id = '' } = (await row()) ?? {};
    const { files: papers } = await test.ask('/admin/card/get', { company_id, id }, { as: one });
    for (const as of [one, two]) for (const { file_key } of papers) await test.file('/admin/file', { company_id, file_key }, { as });
    const state = async () => JSON.stringify([(await row())?.status, (await row())?.verification_status]);
    if (event === 'verify') return { company_id, path: '/admin/card/verify', input: { company_id, id, version, accept: true }, state };
    return { company_id, path: '/admin/card/decide', input: { company_id, id, version, event }, state };
  };

  const openings = {
    documents: async (): Promise<Arranged> => {
      const { company_id } = await test.fresh({ approve_status: 2, kyc_status: 1 });
      const { version, approve_status } = await test.ask('/admin/documents/get', { company_id }, { as: two });
      const state = async () => String((await test.ask('/admin/documents/get', { company_id }, { as: two })).approve_status);
      if (approve_status !== 2) throw new Error('no documents wait');
      return { company_id, path: '/admin/documents/decide', input: { company_id, version, accept: true }, state };
    },
    change: async (): Promise<Arranged> => {
      const { company_id } = await test.fresh({ kyc_status: 4 });
      const read = () => test.ask('/admin/kyc/get', { company_id }, { as: two });
      const input = { company_id, version: (await read()).version, open: true };
      return { company_id, path: '/admin/kyc/change', input, state: async () => String((await read()).change_kyc_switch) };
    },
    blockedCard: async (): Promise<Arranged> => {
      const { company_id } = await test.fresh();
      const { card_id: id } = await issuedCard(test, company_id, { status: 'blocked_by_admin', status_before: 'active' });
      const row = async () => (await test.ask('/admin/cards/list', { company_id }, { as: two })).list[0]?.card;
      const version = (await row())?.version;
      const state = async () => (await row())?.status ?? '';
      return {
        company_id,
        path: '/admin/cards/decide',
        input: { company_id, id, version, event: 'unblock', reason: 'Looked into' },
        state,
      };
    },
    link: async (): Promise<Arranged> => {
      const link_path = `partner-${Math.random().toString(36).slice(2, 10)}`;
      const looks = { variant: 'link', display_name: 'Fleet', branding: { name: 'Fleet' }, isolation: 'page', status: 'fresh' };
      const form = { ...looks, applicant_types: ['associate'], hidden_fields: [], tier: 'premier', card_class: 'visa' };
      const input = { company_id: harbourVale, link_path, allowed_origins: ['https://fleet.example'], ...form };
      const state = async () => test.refusal('/card/getLinkParamByPath', { link_path });
      return { company_id: harbourVale, path: '/admin/link/save', input, state };
    },
    /** Set where there is none, and gone where there is one. */
    logo: async (): Promise<Arranged> => {
      const [row] = (await test.ask('/admin/link/list', { keyword: 'kestrel-custom' }, { as: two })).list;
      if (!row) throw new Error('no such link in the seed');
      const { company_id, id, version } = row;
      const logo = async () => (await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel-custom' })).branding.logo ?? '';
      const input = { company_id, id, version, logo: (await logo()) ? '' : dot };
      return { company_id, path: '/admin/link/logo', input, state: logo };
    },
    key: async (): Promise<Arranged> => {
      const { company_id, people } = await test.fresh();
      const { id, version } = await askedKey(test, people[0]);
      const state = async () => (await test.ask('/admin/partner/get', { company_id, id }, { as: two })).request.status;
      return { company_id, path: '/admin/partner/decide', input: { company_id, id, version, event: 'allow' }, state };
    },
    rate: async (): Promise<Arranged> => {
      const [currency, usd] = ['ETH', '4000.000000000000'] as const;
      const at = test.bank.clock.now();
      const hold = { currency, usd, reason: 'jump', other: '', since: at, seen_at: at } as const;
      await db().insert(rateHolds).values(hold).onConflictDoUpdate({ target: rateHolds.currency, set: hold });
      const state = async () => String((await test.ask('/admin/rate/held', {}, { as: two })).list.length);
      return { company_id: bankCompany, path: '/admin/rate/confirm', input: { currency, usd }, state };
    },
  };

  const programmes = {
    offer: async (amount: string): Promise<Arranged> => {
      const { company_id } = await test.fresh();
      const input = { ...offerOf(company_id, { contracted: 1, least: 1, price: amount }) };
      const state = async () => String((await test.ask('/admin/contract/list', { company_id }, { as: two })).total);
      return { company_id, path: '/admin/contract/make', input, state };
    },
    order: async (amount: string): Promise<Arranged> => {
      const { bank } = test;
      const { policy } = bank;
      const alone = { ...policy.staff.secondPerson, 'contract.make': 'never' as const };
      bank.policy = { ...policy, staff: { ...policy.staff, secondPerson: alone } };
      const company = await test.fresh({ company_abbreviation: 'FRESH', balances: { USD: '900000000.00' } });
      const programme = await signedContract(test, { contracted: 1, least: 1, price: amount, company });
      bank.policy = policy;
      const { company_id } = programme;
      const id = await pendingOrder(test, programme, 1);
      const read = () => test.ask('/admin/order/get', { company_id, id }, { as: two });
      const { version } = (await read()).order;
      const input = { company_id, id, version, event: 'approve' };
      return { company_id, path: '/admin/order/decide', input, state: async () => (await read()).order.status };
    },
  };

  const colleague = async (): Promise<Arranged> => {
    const { company_id, people } = await test.fresh();
    const form = { full_name: 'Kai New', email: `kai-${randomUUID()}@fresh.example`, authjson: ['2' as const] };
    const { id, version } = await test.ask('/colleagues/askColleague', form, { as: people[0] });
    const state = async () => (await test.ask('/admin/colleague/get', { company_id, id }, { as: two })).request.status;
    return { company_id, path: '/admin/colleague/decide', input: { company_id, id, version, event: 'carryOut' }, state };
  };

  const client = async (): Promise<Arranged> => {
    const email = `new-${randomUUID()}@client.example`;
    const input = { project_name: 'Introduced Pte. Ltd.', full_name: 'Noor Haddad', email, language: 'en', reason: 'Known to the bank' };
    const state = async () => String((await test.mail(email)).length);
    return { company_id: bankCompany, path: '/admin/company/open', input, state };
  };

  const arrival = async (event: 'assign' | 'return', amount: string): Promise<Arranged> => {
    const hash = randomUUID().replaceAll('-', '').padStart(64, '0');
    const sender_address = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
    const order = { network: 'TRC20', currency: 'USDT', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', sender_address } as const;
    await ask('/admin/chain/arrival', { ...order, amount: amount || '250', hash, confirmations: 60 }, two);
    const read = async () => (await test.ask('/admin/chain/list', { keyword: hash }, { as: two })).list[0];
    const { id = '' } = (await read()) ?? {};
    const company_id = event === 'return' ? bankCompany : (await test.fresh()).company_id;
    const input = { company_id, id, version: 1, event, reason: 'Looked into' };
    return { company_id, path: '/admin/chain/decide', input, state: async () => (await read())?.state ?? '' };
  };

  return {
    'arrival.assign': (amount) => arrival('assign', amount),
    'arrival.return': (amount) => arrival('return', amount),
    'colleague.carryOut': colleague,
    'company.open': client,
    'deposit.credit': async (amount) => {
      const { company_id, people } = await test.fresh();
      const input = { company_id, currency: 'USD', amount, sender_account_name: 'Nobody announced' };
      return { company_id, path: '/admin/deposit/credit', input, state: async () => JSON.stringify(await booksOf(test, people[0])) };
    },
    'deposit.settle': (amount) => wire(amount, ['receive'], 'settle'),
    'deposit.release': (amount) => wire(amount, ['receive', 'doubt'], 'release'),
    'deposit.refuse': (amount) => wire(amount, ['receive', 'doubt'], 'refuse'),
    'deposit.fail': (amount) => wire(amount, ['receive'], 'fail'),
    'transfer.release': (amount) => paid(amount, [], 'release'),
    'transfer.quote': quoted,
    'transfer.settle': (amount) => paid(amount, ['release'], 'settle'),
    'transfer.fail': (amount) => paid(amount, ['release'], 'fail'),
    'transfer.return': (amount) => paid(amount, ['release', 'settle']),
    'kyc.approve': () => kyc('approve'),
    'kyc.acceptChange': () => kyc('acceptChange'),
    'kyc.openChange': openings.change,
    'documents.accept': openings.documents,
    'card.approve': () => card('approve'),
    'card.unbar': () => card('unbar'),
    'issuedCard.unblock': openings.blockedCard,
    'verification.accept': () => card('verify'),
    'link.save': openings.link,
    'link.logo': openings.logo,
    'partnerKey.issue': openings.key,
    'rate.confirm': openings.rate,
    'contract.make': programmes.offer,
    'order.approve': programmes.order,
  };
}
