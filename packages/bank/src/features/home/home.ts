/** The dashboard: what a company has, what it is worth, and what needs somebody. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { addDays } from '@bankside/core/rules/calendar.ts';
import type { Statement } from '@bankside/core/contract/transactions.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { activationMin } from '../../domain/deposits/activation.ts';
import { memory } from '../../platform/memory.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { currenciesWith, statementOf } from '../../domain/records/statements.ts';
import { balancesOf, homeFacts, ratesOf, todoFacts, type Facts, type TodoFacts } from './facts.ts';
import { areOld, figures } from './figures.ts';
import { recentTransactions } from './recent.ts';
import { lookerOf, todoOf, type Looker } from './todo.ts';
import { trendOf } from './trend.ts';

type Home = Out<typeof calls.home>;

/** All that the answer depends on besides the facts. */
type Reader = {
  readonly company_id: string;
  readonly looker: Looker;
  readonly balances: boolean;
  readonly history: boolean;
  /** The ways to deposit that are open to this person (PER-03). */
  readonly fiat: boolean;
  readonly digital: boolean;
  readonly language: Language;
  readonly today: string;
  /** In which the totals are. */
  readonly base: Currency;
};

const readerOf = (person: Person, language: Language, today: string, base: Currency): Reader => ({
  company_id: person.company_id,
  looker: lookerOf(person),
  balances: may(person, '1'), // PER-12
  history: may(person, '2'),
  fiat: may(person, '3-1'),
  digital: may(person, '3-2'),
  language,
  today,
  base,
});

async function read(bank: Bank, text: string, reader: Reader): Promise<Home> {
  const facts = JSON.parse(text) as Facts;
  const { company } = facts;
  return {
    account_name: company.project_name,
    account_number: company.account_number,
    reference: company.reference,
    base_currency: reader.base,
    figures: reader.balances ? await figures(bank, facts, reader) : null,
    activation_min: activationMin(bank, balancesOf(facts), ratesOf(facts), { fiat: reader.fiat ? ['USD'] : [], digital: reader.digital }),
    recent: reader.history ? recentTransactions(facts) : [],
    todo: todoOf(facts, reader.looker),
    announcements: facts.announcements.map(({ id, words, published_at }) => ({
      id,
      title: words[reader.language]?.title ?? '',
      body: words[reader.language]?.body ?? '',
      published_at: new Date(published_at).toISOString(),
    })),
    kyc: {
      kyc_status: company.kyc_status,
      approve_status: company.approve_status,
      submitted_at: company.submitted_at && new Date(company.submitted_at).toISOString(),
      refuse_reason: company.kyc_refuse_reason,
      failure_text: company.kyc_failure_text,
    },
  };
}

const momentOf = (bank: Bank, now: Date) => {
  const today = dayIn(now, bank.policy.bank.timeZone);
  return { now, today, dueUntil: addDays(today, bank.policy.cards.renewalNoticeDays) };
};

/** The last answer to each kind of reader, good as long as every fact is the same to the letter. */
const answers = memory<Home>(1000);

export const home: Handlers<typeof calls> = {
  accountStatement: async ({ currency, ...asked }, { bank, db, person }) => {
    const wanted = currency === undefined ? await currenciesWith(bank, db, person.company_id, asked) : [currency];
    const list: Statement[] = [];
    for (const each of wanted) list.push(await statementOf(bank, db, person, { ...asked, currency: each }));
    return { list };
  },

  home: async ({ currency: base = 'USD' }, { bank, person, now, language }) => {
    const moment = momentOf(bank, now);
    const reader = readerOf(person, language, moment.today, base);
    const text = await homeFacts(bank.store, person.company_id, moment);
    const answer = await answers(bank, JSON.stringify(reader), `${bank.policy.bank.timeZone} ${bank.policy.rates.refreshSec} ${text}`, () =>
      read(bank, text, reader),
    );
    return answer.figures && areOld(bank, answer.figures, now) ? { ...answer, figures: { ...answer.figures, rates_stale: true } } : answer;
  },

  todo: async (_input, { bank, person, now }) => {
    const facts = await todoFacts(bank.store, person.company_id, momentOf(bank, now));
    return { todo: todoOf(JSON.parse(facts) as TodoFacts, lookerOf(person)) };
  },

  trend: (asked, { bank, db, person, now }) =>
    trendOf({ bank, db, company_id: person.company_id, today: dayIn(now, bank.policy.bank.timeZone) }, asked),

  accountDetails: async (_input, { bank, db, person }) => {
    const company = await companyOf(db, person.company_id);
    if (!company) throw new Error('the session has no company');
    const { name, code, swift, address, timeZone } = bank.policy.bank;
    return {
      account_name: company.project_name,
      account_number: company.account_number,
      reference: company.reference,
      bank_name: name,
      bank_code: code,
      swift,
      bank_address: address,
      opened_on: dayIn(company.opened_on, timeZone),
      status: company.kyc_status === kyc.states.approved.wire ? ('open' as const) : ('awaiting_verification' as const),
    };
  },
};
