/** Card programmes at the bank: contracts made and ended, orders decided, printed and delivered (PRG-01, PRG-08 to PRG-13). */
import * as z from 'zod/mini';
import { cardClasses, cardTiers } from '../../rules/options.ts';
import type { Feature } from '../define.ts';
import { typedAmount } from '../money.ts';
import {
  BatchCard,
  ContractDocument,
  ContractPayment,
  ContractRow,
  Counts,
  OrderInfo,
  OrderRow,
  ProgrammeEvent,
} from '../programmes/shapes.ts';
import { amount, fileKey, id, page, pageOf, prose } from '../shapes.ts';
import { Asked } from './back-office-second.ts';

const staff = { who: 'staff', ours: true } as const;
const which = { company_id: id, id };
const owner = { company_id: id, project_name: z.string(), account_number: z.string() };
const reason = prose(1000, 'reasonBlank');
const many = z.int('quantity').check(z.minimum(1, 'quantity'), z.maximum(100_000, 'quantityMost'));
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong')));
const statuses = z.optional(z.array(z.string().check(z.maxLength(24))).check(z.maxLength(8)));

export const programmes = {
  programmeContracts: {
    path: '/admin/contract/list',
    ...staff,
    in: z.object({ company_id: z.optional(id), status: statuses, keyword, ...page.shape }),
    out: pageOf(z.object({ ...owner, contract: ContractRow })),
  },
  programmeContract: {
    path: '/admin/contract/get',
    ...staff,
    in: z.object(which),
    out: z.object({
      ...owner,
      contract: ContractRow,
      counts: Counts,
      orders: z.array(OrderRow),
      payments: z.array(ContractPayment),
      documents: z.array(ContractDocument),
      timeline: z.array(ProgrammeEvent),
      second: z.nullable(Asked),
    }),
    refuses: ['notFound'],
  },
  /** An offer; the company sees it at once. By two people above a sum. */
  makeContract: {
    path: '/admin/contract/make',
    ...staff,
    write: true,
    in: z
      .object({
        company_id: id,
        term_months: z.int('termMonths').check(z.minimum(1, 'termMonths'), z.maximum(120, 'termMonths')),
        contracted_quantity: many,
        min_per_batch: many,
        price_per_card: typedAmount,
        tier: z.enum(cardTiers, 'choose'),
        card_class: z.enum(cardClasses, 'choose'),
        files: z.array(fileKey).check(z.maxLength(10, 'tooManyFiles')),
      })
      .check(
        z.refine((form) => form.min_per_batch <= form.contracted_quantity, { path: ['min_per_batch'], error: 'minimumAboveContracted' }),
      ),
    out: z.object({ contract: ContractRow }),
    refuses: ['notFound', 'wrongState', 'fileMissing', 'secondPersonNeeded'],
  },
  decideContract: {
    path: '/admin/contract/decide',
    ...staff,
    write: true,
    in: z.object({ ...which, version: z.int(), event: z.enum(['withdraw', 'end']), reason }),
    out: z.object({ contract: ContractRow }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  programmeOrders: {
    path: '/admin/order/list',
    ...staff,
    in: z.object({ company_id: z.optional(id), status: statuses, keyword, ...page.shape }),
    out: pageOf(z.object({ ...owner, order: OrderRow })),
  },
  programmeOrder: {
    path: '/admin/order/get',
    ...staff,
    in: z.object(which),
    out: z.object({
      ...owner,
      order: OrderInfo,
      contract: ContractRow,
      /** Dollars: what the cards of this order cost. */
      worth: amount,
      is_paid: z.boolean(),
      /** Cards the issuer has not answered for yet. */
      unprinted: z.int(),
      second: z.nullable(Asked),
    }),
    refuses: ['notFound'],
  },
  programmeOrderCards: {
    path: '/admin/order/cards',
    ...staff,
    in: z.object({ ...which, ...page.shape }),
    out: pageOf(BatchCard),
    refuses: ['notFound'],
  },
  /** Approved, the bank prints it by itself; approval above a sum is by two. */
  decideOrder: {
    path: '/admin/order/decide',
    ...staff,
    write: true,
    in: z
      .object({ ...which, version: z.int(), event: z.enum(['approve', 'reject']), reason: z.optional(prose(1000, 'reasonBlank')) })
      .check(z.refine((form) => form.event !== 'reject' || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ order: OrderInfo }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'secondPersonNeeded', 'companyPrefixNotSet'],
  },
  /** As the issuer was asked: card id, name on card, tier, class. No numbers. */
  printFile: { path: '/admin/order/printFile', ...staff, in: z.object(which), out: 'blob', refuses: ['notFound', 'wrongState'] },
  /** Cards that arrived damaged: ended for good, and free to be ordered again without another payment (PRG-13). */
  damaged: {
    path: '/admin/order/damaged',
    ...staff,
    write: true,
    in: z.object({ ...which, card_ids: z.array(id).check(z.minLength(1, 'choose'), z.maxLength(200, 'tooMany')), reason }),
    out: z.object({ order: OrderInfo }),
    refuses: ['notFound', 'wrongState'],
  },
} as const satisfies Feature;
