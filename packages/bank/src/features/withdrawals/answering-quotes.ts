/** The client's word about a rate that the bank has quoted (TRF-22). */
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import { answerQuote } from '../../domain/transfers/otc-quotes.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';

export const answeringQuotes: Pick<Handlers<typeof calls>, 'answerQuote'> = {
  answerQuote: async ({ id, quote_id, accept }, { bank, db, person, now, refuse }) => {
    if (!isUuid(id)) throw refuse('notFound');
    const { company_id, user_id, full_name: name } = person;
    const by = { actor: 'client', user_id, name } as const;
    const { transaction_id, status, version } = await answerQuote(bank, db, company_id, { id, quote_id, accept, by, now });
    return { id: transaction_id, status, version };
  },
};
