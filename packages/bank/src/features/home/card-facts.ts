/** What of a company's cards waits for somebody, as SQL: one count for each kind, and the only one where it is one. */
import type { CardTodo } from '@bankside/core/rules/cards/todos.ts';
import { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import { cardContract } from '@bankside/core/rules/lifecycles/card-contract.ts';
import { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { notHolders } from '../../domain/cards/verification.ts';
import { endedStatuses } from '../../domain/annual-fees/fees.ts';

const texts = (values: readonly (string | number)[]) => values.map((value) => `'${value}'`).join(', ');

/** As domain/issued-cards/tries.ts names its subjects. */
const locked = `exists (select 1 from card_tries t where t.company_id = c.company_id and t.locked_until > $2 and t.subject in ('activation ' || c.card_id, 'kit ' || c.card_id))`;
const inactive = `from cards c left join card_applications a on a.company_id = c.company_id and a.application_id = c.application_id
  where c.company_id = $1 and c.status = '${card.states.inactive.wire}'`;
const fees = `from annual_fees f join cards c on c.company_id = f.company_id and c.card_id = f.card_id
  where f.company_id = $1 and c.discontinued_at is null and c.status not in (${texts(endedStatuses)})`;

const rows: Readonly<Record<CardTodo, string>> = {
  // As domain/cards/applications.ts has it: an associate, and the company has not decided (APP-03).
  card_decisions: `select application_id as one from card_applications where company_id = $1 and applicant_type = 'associate'
    and company_decision = '' and status = '${cardApplication.states.pending.wire}'`,
  contracts_offered: `select contract_id as one from card_contracts where company_id = $1 and status = '${cardContract.states.offered.wire}'`,
  // Nothing was ordered since, and it is not long ago.
  orders_rejected: `select o.order_id as one from card_orders o where o.company_id = $1 and o.status = '${contractOrder.states.rejected.wire}'
    and o.decided_by = 'bank' and o.updated_at > $2::timestamptz - interval '30 days' and not exists (select 1 from card_orders n
    where n.company_id = o.company_id and n.contract_id = o.contract_id and n.created_at > o.updated_at)`,
  top_ups_failed: `select top_up_id as one from top_ups where company_id = $1 and status = '${topUp.states.retry.wire}'`,
  fees_overdue: `select f.fee_id as one ${fees} and f.status = '${annualFee.states.overdue.wire}'`,
  holders_failed: `select application_id as one from card_applications
    where company_id = $1 and verification_status = '${verification.states.failed.wire}' and status not in (${texts(notHolders)})`,
  cards_locked: `select c.card_id as one ${inactive} and ${locked}`,
  cards_to_activate: `select c.card_id as one ${inactive} and a.verification_status = '${verification.states.approved.wire}' and not ${locked}`,
  // What is deducted automatically needs nobody.
  fees_due: `select f.fee_id as one ${fees} and f.status = '${annualFee.states.unpaid.wire}' and c.deduction_mode = 'manual'
    and f.due_date >= $3::date and f.due_date <= $4::date`,
};

export const cardFacts = `json_build_object(${Object.entries(rows)
  .map(([kind, query]) => `'${kind}', (select json_build_object('count', count(*), 'one', min(one::text)) from (${query}) r)`)
  .join(',\n')})`;
