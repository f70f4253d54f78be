/**
 * Every state of a company's KYC, and what each leaves open: what is closed until it is verified, and its own file (KYC-20,
 * PER-10, KYC-23).
 */
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kycDesk, type Client, type KycDesk } from '../../testing/kyc/desk.ts';

let desk: KycDesk;
beforeAll(async () => {
  desk = await kycDesk();
});
afterAll(() => desk.test.close());

type CompanyState = {
  readonly from: number;
  readonly after?: readonly ((client: Client) => Promise<unknown>)[];
  readonly reads: object;
  readonly access: RefusalName | 'success';
  readonly save: RefusalName | 'success';
  readonly submit: RefusalName | 'success';
};
const open = ({ company_id }: Client) => desk.open(company_id, true);
const submit = (client: Client) => desk.submit(client);
const decide =
  (event: 'refuseChange' | 'revoke') =>
  ({ company_id }: Client) =>
    desk.decide(company_id, { event, reason: 'The register says otherwise.' });
const refused = { access: 'kycNotApproved' } as const;
const verified = { access: 'success' } as const;
const editable = { save: 'success', submit: 'success' } as const;
const closed = { save: 'kycNotEditable', submit: 'kycNotEditable' } as const;

const companyStates: Readonly<Record<string, CompanyState>> = {
  incomplete: { from: 1, ...refused, ...editable, reads: { kyc_status: 1, kyc_change_status: 'none', may_edit: true } },
  'under review': {
    from: 2,
    ...refused,
    ...closed,
    submit: 'success', // the same once more is the same submission (KYC-21)
    reads: { kyc_status: 2, kyc_change_status: 'none', may_edit: false },
  },
  'under review, and opened': {
    from: 2,
    after: [open],
    ...refused,
    ...editable,
    reads: { kyc_status: 2, change_kyc_switch: true, may_edit: true },
  },
  'sent back': { from: 3, ...refused, ...editable, reads: { kyc_status: 3, kyc_change_status: 'none', may_edit: true } },
  approved: { from: 4, ...verified, ...closed, reads: { kyc_status: 4, kyc_change_status: 'none', may_edit: false } },
  'approved, and opened for a change': {
    from: 4,
    after: [open],
    ...verified,
    ...editable,
    reads: { kyc_status: 4, kyc_change_status: 'none', may_edit: true },
  },
  'a change under review': {
    from: 4,
    after: [open, submit],
    ...verified,
    ...editable,
    reads: { kyc_status: 4, kyc_change_status: 'pending', may_edit: true },
  },
  'a change refused': {
    from: 4,
    after: [open, submit, decide('refuseChange')],
    ...verified,
    ...editable,
    reads: { kyc_status: 4, kyc_change_status: 'refused', may_edit: true },
  },
  'approval withdrawn': {
    from: 4,
    after: [decide('revoke')],
    ...refused,
    ...editable,
    reads: { kyc_status: 3, kyc_change_status: 'none', may_edit: true },
  },
};
/** One call of each feature that is closed until a company is verified. */
const access = [
  '/account/childList',
  '/dashboard/accountStatement',
  '/deposit/getConfig',
  '/withdraw/details',
  '/withdraw/address/list',
  '/withdraw/payee/list',
  '/transaction/record',
  '/card/record',
] as const;
/** What a company may open in every state. */
const always = ['/account/getUserInfo', '/account/kyc/getKycInfo', '/dashboard/home', '/dashboard/accountDetails', '/notice/list'] as const;

describe.each(Object.entries(companyStates))('%s', (_name, state) => {
  it('allows and refuses each call as it should', async () => {
    const client = await desk.client({ kyc_status: state.from, kyc: 'filled' });
    for (const step of state.after ?? []) await step(client);
    const { owner: as } = client;
    const { reads } = state;
    expect(await desk.file(client)).toMatchObject(reads);
    const verdict = async (path: string) => {
      const { refusal } = await desk.test.call(path as never, { hostile: true }, { as });
      return refusal === 'kycNotApproved' ? refusal : 'success'; // whatever it says of its input, it has let us in
    };
    for (const path of access) expect([path, await verdict(path)]).toEqual([path, state.access]);
    for (const path of always) expect([path, await desk.test.refusal(path, {}, { as })]).toEqual([path, 'success']);
    const { step_versions } = await desk.file(client);
    for (const [at, step] of (['corporate', 'company', 'shareholder', 'trading'] as const).entries()) {
      const draft = { draft: true, version: step_versions[at] } as never;
      expect([step, await desk.test.refusal(`/account/kyc/${step}`, draft, { as })]).toEqual([step, state.save]);
    }
    desk.test.later(60); // one submission after the other
    expect(await desk.submit(client)).toBe(state.submit);
  });
});

it('left no fault behind', () => expect(desk.test.faults).toEqual([]));
