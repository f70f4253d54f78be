/** What the bank's staff do with yearly fees of cards (CRD-37). */
import * as z from 'zod/mini';
import type { Feature } from '../define.ts';
import { id, prose } from '../shapes.ts';

export const feeWork = {
  waiveFee: {
    path: '/admin/annualFee/waive',
    who: 'staff',
    ours: true,
    write: true,
    in: z.object({ company_id: id, id, version: z.int(), reason: prose(500, 'reasonBlank') }),
    out: z.object({ status: z.string() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
} as const satisfies Feature;
