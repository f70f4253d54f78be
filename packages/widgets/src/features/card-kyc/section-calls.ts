/** The call of each section: its schema, fetched at the first touch, and how it is sent. */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import type { LazySchema } from '../../kit/form/engine/form-errors.ts';
import type { Values } from './holder.ts';

type Path = '/card/updateIdKycInfo' | '/card/updateAddressKycInfo' | '/card/updateAccountInfo' | '/card/updateMemberInfo';
type SectionCall = {
  readonly schema: LazySchema<Values>;
  readonly send: (bank: Client, input: Values, key: string) => Promise<OutOf<Path>>;
};

const calls = () => import('@bankside/core/contract/card-kyc.ts').then(({ cardKyc }) => cardKyc);
const through =
  <P extends Path>(path: P): SectionCall['send'] =>
  (bank, input, key) =>
    bank.call<Path>(path, input as InOf<Path>, { key });

export const sectionCalls: Readonly<Record<KycSection, SectionCall>> = {
  member: { schema: () => calls().then(({ updateMember }) => updateMember.in), send: through('/card/updateMemberInfo') },
  account: { schema: () => calls().then(({ updateAccount }) => updateAccount.in), send: through('/card/updateAccountInfo') },
  id: { schema: () => calls().then(({ updateId }) => updateId.in), send: through('/card/updateIdKycInfo') },
  address: { schema: () => calls().then(({ updateAddress }) => updateAddress.in), send: through('/card/updateAddressKycInfo') },
};
