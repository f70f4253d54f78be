import * as z from 'zod/mini';
import type { Feature } from './define.ts';
import { MoneyList, network } from './money.ts';
import { recipientHistory } from './payments/recipient-history.ts';
import { empty, id, page, pageOf, partyName, time } from './shapes.ts';

const fields = {
  name: partyName(80),
  /** Checked for its network by the bank: EIP-55, base58check, bech32 (REC-08). */
  address: z.string().check(z.trim(), z.minLength(1, 'addressBlank'), z.maxLength(120, 'tooLong')),
  network,
};
export const WalletAddress = z.object({
  id,
  version: z.int(),
  name: z.string(),
  address: z.string(),
  network,
  is_favourite: z.boolean(),
  is_new: z.boolean(),
  created_at: time,
});
const sure = { sure: z.optional(z.boolean()) };
const refuses = ['addressWrong', 'alreadySaved', 'likeAnother'] as const;

export const addresses = {
  list: {
    path: '/withdraw/address/list',
    who: '11-2',
    kyc: true,
    in: z.object({
      ...page.shape,
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(120, 'tooLong'))),
      network: z.optional(network),
      id: z.optional(id),
    }),
    out: pageOf(WalletAddress),
  },
  /** As of a payee. */
  get: {
    path: '/withdraw/address/get',
    who: '11-2',
    kyc: true,
    ours: true,
    in: z.object({ id }),
    out: z.object({ entry: WalletAddress, ...recipientHistory }),
    refuses: ['notFound'],
  },
  paid: { path: '/withdraw/address/paid', who: '11-2', kyc: true, ours: true, in: z.object({ ...page.shape, id }), out: MoneyList },
  /** On leaving the field: the address as saving checks it. `id`: of the entry that is being changed (REC-16). */
  check: {
    path: '/withdraw/address/check',
    who: '11-2',
    kyc: true,
    ours: true,
    in: z.object({ address: fields.address, network, id: z.optional(id) }),
    out: empty,
    refuses: ['addressWrong', 'alreadySaved'],
  },
  add: {
    path: '/withdraw/address/add',
    who: '11-2',
    kyc: true,
    write: true,
    in: z.object({ ...fields, is_favourite: z.optional(z.boolean()), ...sure }),
    out: WalletAddress,
    refuses,
  },
  edit: {
    path: '/withdraw/address/edit',
    who: '11-2',
    kyc: true,
    write: true,
    in: z.object({
      id,
      version: z.int(),
      name: z.optional(fields.name),
      address: z.optional(fields.address),
      network: z.optional(network),
      is_favourite: z.optional(z.boolean()),
      ...sure,
    }),
    out: WalletAddress,
    refuses: ['notFound', 'changedMeanwhile', ...refuses],
  },
  del: { path: '/withdraw/address/del', who: '11-2', kyc: true, write: true, in: z.object({ id }), out: empty, refuses: ['notFound'] },
} as const satisfies Feature;
