/** A company's contracts: read, signed, declined and paid for (PRG-01 to PRG-04). */
import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { contractOf, contractRows, mayMoveContract } from '../../domain/programmes/contracts.ts';
import { contractCase } from '../../domain/programmes/contract-view.ts';
import { countsOf } from '../../domain/programmes/counts.ts';
import { findContracts, seenByCompany } from '../../domain/programmes/listing.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { orderTerms } from '../../domain/programmes/bounds.ts';

export const contractCalls: Pick<Handlers<typeof calls>, 'contractList' | 'contract' | 'statistics'> = {
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
    const isActive = row.status === 'active';
    return {
      ...(await contractCase(db, row)),
      may: {
        sign: person.userType === userTypes.main && mayMoveContract(row, 'sign', 'client'),
        pay: isActive && row.paid_quantity < row.contracted_quantity,
        order: bar === '',
      },
    };
  },

  statistics: async ({ contract_id }, { db, person, refuse }) => {
    const { company_id } = person;
    if (contract_id !== undefined && !(await contractOf(db, { company_id, contract_id }))) throw refuse('notFound');
    return countsOf(db, { company_id, contract_id });
  },
};
