/** What waits for a person; the dashboard shows nothing else as urgent. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { currencies, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { cardTodoCodes, cardTodos, type CardTodo } from '@bankside/core/rules/cards/todos.ts';
import type { kycChanges } from '@bankside/core/rules/access/company-status.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { codes, may, userTypes, type Code } from '@bankside/core/rules/access/permissions.ts';
import { codesForTransfer, transferTypes } from '@bankside/core/rules/money/transfers.ts';
import { inUsdCents, usdText } from '../../domain/rates/rates.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { ratesOf, type TodoFacts } from './facts.ts';

type Todo = Out<typeof calls.home>['todo'];
/** Who looks, as far as it matters here. */
export type Looker = {
  readonly user_id: string;
  readonly main: boolean;
  readonly codes: readonly Code[];
  readonly cards: readonly CardTodo[];
};

const transferCodes: readonly Code[] = transferTypes.flatMap((transfer_type) => codesForTransfer({ transfer_type }));
const maySee = (person: Person, code: Code | 'main'): boolean => (code === 'main' ? person.userType === userTypes.main : may(person, code));
export const lookerOf = (person: Person): Looker => ({
  user_id: person.user_id,
  main: person.userType === userTypes.main,
  codes: codes.filter((code) => transferCodes.includes(code) && may(person, code)),
  cards: cardTodos.filter((kind) => maySee(person, cardTodoCodes[kind])),
});

export const todoOf = (facts: TodoFacts, looker: Looker): Todo => [
  ...companyTodo(facts, looker),
  ...quotes(facts, looker),
  ...files(facts, looker),
  ...approvals(facts, looker),
  ...cardTodo(facts, looker),
];

/** Nothing of cards is open before the company is verified. */
function cardTodo({ company, cards }: TodoFacts, { cards: seen }: Looker): Todo {
  if (company.kyc_status !== kyc.states.approved.wire) return [];
  return seen.flatMap((kind) => {
    const { count, one } = cards[kind];
    return count === 0 ? [] : [{ kind, count, ...(count === 1 && one !== null ? { only: one } : {}) }];
  });
}

function companyTodo({ company }: TodoFacts, { main }: Looker): Todo {
  if (!main) return [];
  if (company.kyc_status === kyc.states.incomplete.wire) return [{ kind: 'kyc', count: 1 }];
  if (company.kyc_status === kyc.states.rejected.wire) return [{ kind: 'kyc_rejected', count: 1 }];
  if (company.kyc_change_status === ('refused' satisfies (typeof kycChanges)[number])) return [{ kind: 'kyc_change', count: 1 }];
  return company.have_contract && company.company_abbreviation === '' ? [{ kind: 'prefix', count: 1 }] : [];
}

/** Rates that end soon: the first of them by name. */
function quotes(facts: TodoFacts, { codes: held }: Looker): Todo {
  const [first] = facts.quotes;
  if (!first || !held.includes('5')) return [];
  const { id, sold_currency: from, currency: to, valid_until } = first;
  if (!isCurrency(from) || !isCurrency(to)) return [];
  const text = (amount: string, code: Currency) => toDecimal(BigInt(amount), currencies[code].scale);
  const sums = { sold_amount: text(first.sold_amount, from), sold_currency: from, received: text(first.received, to), currency: to };
  const quote = { id, ...sums, valid_until: new Date(valid_until).toISOString() };
  return [{ kind: 'otc_quotes', count: facts.quotes.length, quote }];
}

/** Files of others, each to be agreed to as one. */
function files({ files: waiting }: TodoFacts, { user_id, codes: held }: Looker): Todo {
  const mine = waiting.filter(({ created_by, approved_by }) => created_by !== user_id && !approved_by.includes(user_id));
  const [first] = mine;
  if (!first || !held.includes('11-1')) return [];
  return [{ kind: 'payment_files', count: mine.length, ...(mine.length === 1 ? { only: first.id } : {}) }];
}

/** Transfers of others that this person has the code for (TRF-16). */
function approvals(facts: TodoFacts, { user_id, codes: held }: Looker): Todo {
  const mine = facts.approvals.filter(({ created_by, approved_by, transfer_type, otc }) => {
    const type = transferTypes.find((each) => each === transfer_type);
    const isOther = created_by !== user_id && !approved_by.includes(user_id);
    return type !== undefined && isOther && codesForTransfer({ transfer_type: type, otc }).some((code) => held.includes(code));
  });
  const [oldest] = mine;
  if (!oldest) return [];
  const rates = ratesOf(facts);
  const cents = mine.reduce(
    (sum, { amount, currency }) => (isCurrency(currency) ? sum - inUsdCents(BigInt(amount), currency, rates) : sum),
    0n,
  );
  const names = [...new Set(mine.map(({ counterparty }) => counterparty))].slice(0, 3);
  return [{ kind: 'approvals', count: mine.length, approvals: { id: oldest.id, kind: oldest.kind, names, usd: usdText(cents) } }];
}
