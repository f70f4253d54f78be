/** Staff waive what a company need not pay (CRD-37). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { tellOfFee } from '../../domain/annual-fees/fee-news.ts';
import { lockFee, moveFee } from '../../domain/annual-fees/fees.ts';
import type { Handlers } from '../../platform/dispatch.ts';

export const feeDesk: Pick<Handlers<typeof backOffice>, 'waiveFee'> = {
  waiveFee: async ({ company_id, id, version, reason }, { bank, db, person, now }) => {
    const { fee, card } = await lockFee(db, company_id, id, version);
    const by = { actor: 'bank', user_id: person.user_id } as const;
    const waived = await moveFee(db, fee, { event: 'waive', by, now, note: reason });
    await tellOfFee(bank, db, { fee: waived, card }, 'annual_fee_waived', now, { reason });
    return { status: waived.status };
  },
};
