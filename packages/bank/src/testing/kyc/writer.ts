/** A main account at its company's KYC, for tests: a whole file that it may change, save and submit. */
import type { KycStep } from '@bankside/core/rules/kyc/kyc.ts';
import { kycSteps } from '@bankside/core/rules/kyc/kyc.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { CompanyOrder, FreshCompany } from '../../sandbox/fresh-company.ts';
import type { CallOptions, Caller, TestBank } from '../test-bank.ts';

export type Kyc = OutOf<'/account/kyc/getKycInfo'>;
export type Writer = {
  readonly company: FreshCompany;
  readonly as: FreshCompany['people'][0];
  /** As it is now. */
  read(as?: Caller): Promise<Kyc>;
  /** Saves at the count that the step has now, unless `more` names another. Answers the refusal's name, or 'success'. */
  save(step: KycStep, more: object, options?: CallOptions): Promise<RefusalName | 'success'>;
  /** Saves a whole step with one thing changed; answers its faults as 'field rule'. */
  faults(step: KycStep, more: object): Promise<string[]>;
  draft(step: KycStep, more: object): Promise<RefusalName | 'success'>;
  submit(): Promise<RefusalName | 'success'>;
};

export const faultsOf = (data: unknown): string[] =>
  (data as { errors: { field: string; rule: string }[] }).errors.map(({ field, rule }) => `${field} ${rule}`);

/** `filled`: four steps complete, unless the order says otherwise. */
export async function kycWriter(test: TestBank, order: CompanyOrder = {}): Promise<Writer> {
  const company = await test.fresh({ kyc_status: 1, kyc: 'filled', ...order });
  const as = company.people[0];
  const read = (who: Caller = as) => test.ask('/account/kyc/getKycInfo', {}, { as: who });
  const call = async (step: KycStep, draft: boolean, more: object, options: CallOptions = {}) => {
    const kyc = await read();
    const input = { draft, version: kyc.step_versions[kycSteps.indexOf(step)], ...(draft ? {} : kyc[step]), ...more };
    return test.call(`/account/kyc/${step}`, input, { as, ...options });
  };
  const save: Writer['save'] = async (step, more, options) => (await call(step, false, more, options)).refusal ?? 'success';
  return {
    company,
    as,
    read,
    save,
    faults: async (step, more) => {
      const answer = await call(step, false, more);
      return answer.code === 200 ? [] : faultsOf(answer.data);
    },
    draft: async (step, more) => (await call(step, true, more)).refusal ?? 'success',
    submit: async () => test.refusal('/account/kyc/submit', { version: (await read()).version }, { as }),
  };
}
