/**
 * Proves the books from their rows alone. Each check is a query for what must not exist; it is passed when nothing is found.
 * Runs on one snapshot of the database, so that it may be asked while money moves.
 */
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { auditHash, auditHeads, auditLines } from '../store/audit-schema.ts';
import type { Db, Store } from '../store/store.ts';

export type Finding = { readonly check: string; readonly ok: boolean; readonly detail: string };

/** One side of every transfer, as the account sees it. */
const sides = sql`(
  select company_id, debit_account as account_id, debit_number as number, debit_balance as balance, -amount as change from transfers
  union all select company_id, credit_account, credit_number, credit_balance, amount from transfers) side`;

/** What is wrong, one text per row. */
const checks: Readonly<Record<string, SQL>> = {
  /** Whatever one account gained another lost, in every currency of every company. */
  currenciesSumToZero: sql`
    select concat_ws(' ', company_id, currency, sum(book)) as wrong from accounts group by company_id, currency having sum(book) <> 0`,
  balancesEqualMovements: sql`
    select concat_ws(' ', a.company_id, a.account_id, a.book, coalesce(s.total, 0)) as wrong
    from accounts a left join (select company_id, account_id, sum(change) as total, count(*) as number from ${sides} group by 1, 2) s using (company_id, account_id)
    where a.book <> coalesce(s.total, 0) or a.movements <> coalesce(s.number, 0)`,
  runningBalancesChain: sql`
    select concat_ws(' ', company_id, account_id, number) as wrong from (
      select *, lag(balance, 1, 0::numeric) over w as before, row_number() over w as expected from ${sides} window w as (partition by company_id, account_id order by number)) s
    where balance <> before + change or number <> expected`,
  heldEqualsActiveHolds: sql`
    select concat_ws(' ', a.company_id, a.account_id, a.held, coalesce(h.total, 0)) as wrong
    from accounts a left join (select company_id, account_id, sum(amount) as total from holds where state = 'active' group by 1, 2) h using (company_id, account_id)
    where a.held <> coalesce(h.total, 0)`,
  noOverdraft: sql`select concat_ws(' ', company_id, account_id, book, held) as wrong from accounts where kind = 'client' and book - held < 0`,
  noJournalWithoutLines: sql`
    select concat_ws(' ', j.company_id, j.journal_id) as wrong from journals j left join transfers t using (company_id, journal_id) where t.line is null`,
  /** A booked record says what its journal moved, fees apart; an exchange on both sides. */
  recordsEqualJournals: sql`
    select concat_ws(' ', t.company_id, t.transaction_id) as wrong from transactions t
    left join lateral (
      select sum(change) filter (where l.currency = t.currency) as got, sum(change) filter (where l.currency = t.sold_currency) as sold from (
        select currency, case when credit_account = 'client:' || currency then amount else -amount end as change from transfers
        where company_id = t.company_id and journal_id = t.journal_id and (t.type = 'fee' or credit_account <> 'fees:' || currency)) l) j on true
    where (t.status = 'success') <> (t.journal_id is not null)
      or t.journal_id is not null and (t.amount is distinct from j.got or t.sold_amount is distinct from -j.sold)`,
  /** Open records keep their hold, decided ones have none left. */
  recordsEqualHolds: sql`
    select concat_ws(' ', t.company_id, t.transaction_id, t.status, h.state) as wrong from transactions t join holds h using (company_id, hold_id)
    where (t.status in ('pending_approval', 'admin_review', 'processing')) <> (h.state = 'active')`,
  /** A bound card of a batch has a holder, an unassigned one has none, and one that has not arrived has no allocation. */
  boundCardsHaveHolders: sql`
    select concat_ws(' ', company_id, card_id, allocation, application_id) as wrong from cards
    where order_id is not null and ((allocation = 'bound') <> (application_id is not null) or (allocation = 'bound') <> (bound_at is not null)
      or allocation = 'unassigned' and holder_name <> '' or allocation <> '' and delivered_at is null)`,
  /** A card is kept for a person only while nobody has it. */
  keptCardsAreUnassigned: sql`
    select concat_ws(' ', r.company_id, r.card_id, c.allocation) as wrong from card_reservations r left join cards c using (company_id, card_id)
    where c.allocation is distinct from 'unassigned'`,
  /** Of an import no row waits once it is done, and none is bound twice. */
  importsEqualRows: sql`
    select concat_ws(' ', i.company_id, i.import_id, i.status) as wrong from binding_imports i
    where i.status = 'done' and i.rows <> (select count(*) from binding_import_rows r
      where r.company_id = i.company_id and r.import_id = i.import_id and r.status <> 'waiting')
    union all select concat_ws(' ', company_id, import_id, card_id) from binding_import_rows
    where status in ('bound', 'reserved') group by company_id, import_id, card_id having count(*) > 1`,
  /** What is held on a card is what was authorised and is still open, and nothing else. */
  cardHoldsEqualPurchases: sql`
    select concat_ws(' ', a.company_id, a.account_id, a.held, coalesce(p.total, 0)) as wrong
    from accounts a left join (
      select company_id, card_id, sum(authorised) as total from card_purchases where status = 'authorised' group by 1, 2) p
      on p.company_id = a.company_id and 'card:' || p.card_id = a.account_id
    where a.kind = 'card' and a.held <> coalesce(p.total, 0)`,
  /** What a top-up put on a card, and took off when it was taken back, is what its row says. */
  topUpsEqualRecords: sql`
    select concat_ws(' ', u.company_id, u.top_up_id, u.status, t.status) as wrong from top_ups u left join transactions t using (company_id, transaction_id)
    where t.transaction_id is null or t.amount <> -u.amount or t.fee <> u.fee or t.status not in (
      select unnest(case u.status when 'processing' then array['processing'] when 'retry' then array['processing']
        when 'success' then array['success'] when 'cancelled' then array['failed'] else array['failed', 'success'] end))`,
  /** What a contract says is paid is the sum of its payments, each a record that was booked. */
  contractsEqualPayments: sql`
    select concat_ws(' ', c.company_id, c.number, c.paid_quantity, coalesce(p.total, 0)) as wrong
    from card_contracts c left join (
      select p.company_id, p.contract_id, sum(p.quantity) as total from contract_payments p
      join transactions t on t.company_id = p.company_id and t.transaction_id = p.transaction_id and t.currency = p.currency
        and t.amount = -p.amount and t.journal_id is not null
      group by 1, 2) p using (company_id, contract_id)
    where c.paid_quantity <> coalesce(p.total, 0)`,
  /** No more cards are ordered than are paid for, those apart that arrived damaged. */
  ordersWithinPaid: sql`
    select concat_ws(' ', c.company_id, c.number, c.paid_quantity, o.ordered) as wrong from card_contracts c join (
      select o.company_id, o.contract_id, sum(o.quantity - coalesce(k.damaged, 0)) as ordered from card_orders o left join (
        select company_id, order_id, count(*) filter (where print_status = 'damaged') as damaged from cards
        where order_id is not null group by 1, 2) k using (company_id, order_id)
      where o.status <> 'rejected' group by 1, 2) o using (company_id, contract_id)
    where o.ordered > c.paid_quantity`,
  /** An approved order is as many cards as it says, each with an account, and its state is what they say. */
  ordersEqualCards: sql`
    select concat_ws(' ', o.company_id, o.number, o.status, k.cards, k.bound, k.usable) as wrong from card_orders o left join lateral (
      select count(*) as cards, count(a.account_id) as opened,
        count(*) filter (where c.allocation = 'bound' and c.print_status <> 'damaged') as bound,
        count(*) filter (where c.print_status <> 'damaged' and (c.allocation = 'bound' or c.status not in ('replaced', 'expired', 'cancelled'))) as usable
      from cards c left join accounts a on a.company_id = c.company_id and a.account_id = 'card:' || c.card_id
      where c.company_id = o.company_id and c.order_id = o.order_id) k on true
    where case when o.status in ('pending', 'rejected') then k.cards > 0
      else k.cards <> o.quantity or k.opened <> k.cards or o.status <> case
        when k.bound = 0 then 'approved' when k.bound >= k.usable then 'allocated' else 'partially_allocated' end end`,
};

/** All checks over all companies. */
export function auditBooks(store: Store): Promise<Finding[]> {
  return store.tx(async (db) => {
    await db.execute(sql`set transaction isolation level repeatable read, read only`);
    const findings: Finding[] = [];
    for (const [check, query] of Object.entries(checks)) findings.push(finding(check, await wrongRows(db, query)));
    findings.push(finding('auditChainUnbroken', await brokenChains(db)));
    return findings;
  });
}

const finding = (check: string, wrong: readonly string[]): Finding => ({
  check,
  ok: wrong.length === 0,
  detail: wrong.length > 5 ? `${wrong.slice(0, 5).join('; ')}; … ${wrong.length}` : wrong.join('; '),
});

async function wrongRows(db: Db, query: SQL): Promise<string[]> {
  const { rows } = await (db.execute(query) as unknown as Promise<{ rows: { wrong: string }[] }>);
  return rows.map(({ wrong }) => wrong);
}

/** The first line of each company that does not follow from the one before it, or a head that is not the last line. */
async function brokenChains(db: Db): Promise<string[]> {
  const heads = await db.select().from(auditHeads).orderBy(asc(auditHeads.company_id));
  const broken: string[] = await wrongRows(
    db,
    sql`
    select concat_ws(' ', company_id, 'has lines and no head') as wrong from audit_lines left join audit_heads h using (company_id) where h.seq is null group by company_id`,
  );
  for (const head of heads) {
    const lines = await db.select().from(auditLines).where(eq(auditLines.company_id, head.company_id)).orderBy(asc(auditLines.seq));
    let hash = '';
    const wrong = lines.findIndex((line, index) => {
      const follows = line.seq === index + 1 && line.previous_hash === hash && auditHash(line) === line.hash;
      hash = line.hash;
      return !follows;
    });
    if (wrong >= 0) broken.push(`${head.company_id} line ${lines[wrong]?.seq ?? ''}`);
    else if (head.seq !== lines.length || head.hash !== hash)
      broken.push(`${head.company_id} ends at line ${lines.length}, not ${head.seq}`);
  }
  return broken;
}
