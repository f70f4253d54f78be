/**
 * All that the dashboard is made of, in one statement: rows of the company and of the world as JSON text, amounts as
 * decimal text. The text is also the answer's memory: the same text, the same answer (home.ts).
 */
import { currencyCodes, type Currency } from '@bankside/core/rules/money/currencies.ts';
import type { CardTodo } from '@bankside/core/rules/cards/todos.ts';
import type { waitings } from '@bankside/core/rules/money/transfers.ts';
import { accountId, inCurrencyOrder, type Balance } from '../../ledger/ledger.ts';
import { rateTable, type RateTable } from '../../domain/rates/rates.ts';
import type { Store } from '../../store/store.ts';
import { cardFacts } from './card-facts.ts';

export type Facts = {
  readonly company: {
    readonly project_name: string;
    readonly account_number: string;
    readonly reference: string;
    readonly approve_status: number;
    readonly kyc_status: number;
    readonly kyc_change_status: string;
    readonly kyc_refuse_reason: string;
    readonly kyc_failure_text: string;
    readonly have_contract: boolean;
    readonly company_abbreviation: string;
    readonly submitted_at: string | null;
  };
  readonly accounts: readonly { readonly currency: string; readonly book: string; readonly held: string; readonly movements: number }[];
  readonly recent: readonly {
    readonly id: string;
    readonly date: string;
    readonly kind: 'fiat' | 'digital';
    readonly type: string;
    readonly status: string;
    readonly amount: string;
    readonly currency: string;
    readonly counterparty: string;
    readonly waits_for: (typeof waitings)[number];
    readonly reference: string;
    readonly hash: string;
  }[];
  /** Transfers that wait for a second person of the company, oldest first. */
  readonly approvals: readonly {
    readonly id: string;
    readonly kind: 'fiat' | 'digital';
    readonly created_by: string | null;
    readonly approved_by: readonly string[];
    readonly transfer_type: string;
    readonly otc: boolean;
    readonly counterparty: string;
    readonly amount: string;
    readonly currency: string;
  }[];
  /** The bank's quotes for OTC requests that can be accepted now, the one that ends first first. */
  readonly quotes: readonly {
    readonly id: string;
    readonly sold_amount: string;
    readonly sold_currency: string;
    readonly received: string;
    readonly currency: string;
    readonly valid_until: string;
  }[];
  /** Files of payments that wait for others of the company (TRF-30). */
  readonly files: readonly { readonly id: string; readonly created_by: string; readonly approved_by: readonly string[] }[];
  /** What of its cards waits: how many, and one of them. */
  readonly cards: Readonly<Record<CardTodo, { readonly count: number; readonly one: string | null }>>;
  readonly rates: readonly { readonly currency: string; readonly usd: string; readonly taken_at: string; readonly held: boolean }[];
  readonly announcements: readonly {
    readonly id: string;
    readonly words: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
    readonly published_at: string;
  }[];
};

export type TodoFacts = Pick<Facts, 'company' | 'approvals' | 'quotes' | 'files' | 'cards' | 'rates'>;

const list = (rows: string) => `(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
const todoParts = `
  'company', (select row_to_json(r) from (
    select c.project_name, c.account_number, c.reference, c.approve_status, c.kyc_status, c.kyc_change_status, c.kyc_refuse_reason, c.kyc_failure_text,
      c.have_contract, c.company_abbreviation,
      (select max(k.submitted_at) from kyc_submissions k where k.company_id = c.company_id) as submitted_at
    from companies c where c.company_id = $1) r),
  'approvals', ${list(`select transaction_id as id, kind, created_by, transfer_type, coalesce((details->>'otc')::boolean, false) as otc,
    counterparty, amount::text, currency, coalesce(details->'approved_by', '[]') as approved_by from transactions
    where company_id = $1 and status in ('pending_approval', 'admin_review', 'processing') and waits_for = 'second_approval' order by date limit 100`)},
  'quotes', ${list(`select t.transaction_id as id, t.sold_amount::text, t.sold_currency, q.received::text, t.currency, q.valid_until from otc_quotes q
    join transactions t on t.company_id = q.company_id and t.transaction_id = q.transaction_id
    where q.company_id = $1 and q.state = 'open' and q.valid_until > $2 order by q.valid_until limit 20`)},
  'files', ${list(`select file_id as id, created_by, approved_by from payment_files where company_id = $1 and status = 'pending_approval'
    order by created_at limit 100`)},
  'cards', ${cardFacts},
  'rates', ${list(`select r.currency, r.usd, r.taken_at, h.currency is not null as held
    from rates r left join rate_holds h on h.currency = r.currency order by r.currency`)}`;
/** The client's own accounts by their keys: a company has many more, of its cards and of the bank's side. */
const own = currencyCodes.map((code) => `'${accountId('client', code)}'`).join(', ');
const homeStatement = `select json_build_object(${todoParts},
  'accounts', ${list(`select currency, book::text, held::text, movements from accounts where company_id = $1 and account_id in (${own})`)},
  'recent', ${list(`select transaction_id as id, date, kind, type, status, amount::text, currency, counterparty, waits_for, reference, hash
    from transactions where company_id = $1 order by date desc, transaction_id desc limit 7`)},
  'announcements', ${list(`select announcement_id as id, words, published_at from announcements
    where published_at <= $2 and (until is null or until > $2) order by published_at desc limit 20`)}
)::text as facts`;
const todoStatement = `select json_build_object(${todoParts})::text as facts`;

type Moment = { readonly now: Date; readonly today: string; /** Fees that are due until then are listed. */ readonly dueUntil: string };

const asked =
  (name: string, statement: string) =>
  async (store: Store, company_id: string, { now, today, dueUntil }: Moment): Promise<string> => {
    const [row] = await store.ask<{ facts: string }>(name, statement, [company_id, now.toISOString(), today, dueUntil]);
    return row?.facts ?? '';
  };
export const homeFacts = asked('home_facts', homeStatement);
/** Of `TodoFacts` alone. */
export const todoFacts = asked('todo_facts', todoStatement);

export const ratesOf = ({ rates }: Pick<Facts, 'rates'>): RateTable => rateTable(rates);

export const balancesOf = ({ accounts }: Facts): Balance[] =>
  inCurrencyOrder(
    accounts.map(({ currency, book, held, movements }) => ({
      currency: currency as Currency,
      book: BigInt(book),
      held: BigInt(held),
      movements,
    })),
  );
