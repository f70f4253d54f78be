/** A company's contracts: read, signed, declined and paid for (PRG-01 to PRG-04). */
import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { orderTerms } from '../../domain/programmes/bounds.ts';
import {
  contractOf,
  contractRow,
  contractRows,
  contractState,
  contractToChange,
  mayMoveContract,
} from '../../domain/programmes/contracts.ts';
import { declineContract, signContract } from '../../domain/programmes/contract/contract-making.ts';
import { contractCase } from '../../domain/programmes/contract/contract-view.ts';
import { countsOf } from '../../domain/programmes/counts.ts';
import { documentFile } from '../../domain/programmes/contract/documents.ts';
import { findContracts, seenByCompany } from '../../domain/programmes/listing.ts';
import { byPerson } from '../../domain/programmes/order-making.ts';
import { payForCards, quoteCards } from '../../domain/programmes/contract/payments.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';

type Calls = 'contractList' | 'contract' | 'statistics' | 'document' | 'sign' | 'decline' | 'payQuote' | 'pay';

export const contractCalls: Pick<Handlers<typeof calls>, Calls> = {
  contractList: async (page, { db, person }) => {
    const asked = pageAsked(page);
    const { rows, total } = await findContracts(db, { company_id: person.company_id }, asked, seenByCompany);
    const list = await contractRows(
      db,
      rows.map(({ row }) => row),
    );
    return pageAnswer(list, total, asked);
  },

  contract: async ({ contract_id }, { bank, db, person, refuse }) => {
    const row = await contractOf(db, { company_id: person.company_id, contract_id });
    if (!row) throw refuse('notFound');
    const { bar } = await orderTerms(bank, db, row);
    return {
      ...(await contractCase(db, row)),
      may: {
        sign: person.userType === userTypes.main && mayMoveContract(row, 'sign', 'client'),
        pay: contractState(row) === 'active' && row.paid_quantity < row.contracted_quantity,
        order: bar === '',
      },
    };
  },

  statistics: async ({ contract_id }, { db, person, refuse }) => {
    const { company_id } = person;
    if (contract_id !== undefined && !(await contractOf(db, { company_id, contract_id }))) throw refuse('notFound');
    return countsOf(db, { company_id, contract_id });
  },

  document: async ({ contract_id, file_key }, { bank, db, person, refuse }) => {
    const row = await contractOf(db, { company_id: person.company_id, contract_id });
    if (!row) throw refuse('notFound');
    return documentFile(bank, db, row, file_key);
  },

  sign: async ({ contract_id, signed_name, version }, { bank, db, person, now }) => {
    const row = await contractToChange(db, { company_id: person.company_id, contract_id }, version);
    return { contract: await contractRow(db, await signContract(bank, db, row, signed_name, { by: byPerson(person), now })) };
  },

  decline: async ({ contract_id, version }, { db, person, now }) => {
    const row = await contractToChange(db, { company_id: person.company_id, contract_id }, version);
    return { contract: await contractRow(db, await declineContract(db, row, { by: byPerson(person), now })) };
  },

  payQuote: async (wanted, ctx) => {
    const { quote_id, valid_until, answer, available } = await quoteCards(ctx, wanted);
    const expires_in_sec = ctx.bank.policy.quote.ttlSec;
    return { quote_id, valid_until: valid_until.toISOString(), expires_in_sec, ...answer, available };
  },

  pay: async (wanted, ctx) => {
    const { contract, transaction_id } = await payForCards(ctx, wanted);
    return { contract: await contractRow(ctx.db, contract), transaction_id };
  },
};
