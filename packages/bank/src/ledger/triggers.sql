-- What keeps the books true inside the database. Plain PostgreSQL 15. The comment below parts the statements for the migrator.

-- Account rows change all the time and their keys never: room on the page keeps those updates off the indexes.
alter table accounts set (fillfactor = 50);
--> statement-breakpoint
create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of % is not allowed', tg_op, tg_table_name using errcode = 'BK000';
end $$;
--> statement-breakpoint
-- A movement: both books change, lower account id first, so that opposite movements cannot wait for each other.
create function ledger_move() returns trigger language plpgsql as $$
begin
  if new.debit_account < new.credit_account then
    update accounts set book = book - new.amount, movements = movements + 1
      where company_id = new.company_id and account_id = new.debit_account returning book, movements into new.debit_balance, new.debit_number;
  end if;
  update accounts set book = book + new.amount, movements = movements + 1
    where company_id = new.company_id and account_id = new.credit_account returning book, movements into new.credit_balance, new.credit_number;
  if new.debit_account >= new.credit_account then
    update accounts set book = book - new.amount, movements = movements + 1
      where company_id = new.company_id and account_id = new.debit_account returning book, movements into new.debit_balance, new.debit_number;
  end if;
  if new.debit_number is null or new.credit_number is null then
    raise exception 'no account % or %', new.debit_account, new.credit_account using errcode = 'BK003';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger transfers_move before insert on transfers for each row execute function ledger_move();
--> statement-breakpoint
create trigger transfers_final before update or delete on transfers for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger transfers_kept before truncate on transfers for each statement execute function ledger_refuse();
--> statement-breakpoint
create trigger journals_final before update or delete on journals for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger journals_kept before truncate on journals for each statement execute function ledger_refuse();
--> statement-breakpoint
-- Accounts are opened empty, and from then on only the triggers of transfers and holds (depth 1) change them.
-- For each statement, because a row trigger would lock every row a second time.
create trigger accounts_open before insert on accounts for each row
  when (new.book <> 0 or new.held <> 0 or new.movements <> 0) execute function ledger_refuse();
--> statement-breakpoint
create trigger accounts_guard before update on accounts for each statement when (pg_trigger_depth() = 0) execute function ledger_refuse();
--> statement-breakpoint
create trigger accounts_final before delete on accounts for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger accounts_kept before truncate on accounts for each statement execute function ledger_refuse();
--> statement-breakpoint
create function ledger_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'active' then raise exception 'a hold begins active' using errcode = 'BK000'; end if;
    update accounts set held = held + new.amount where company_id = new.company_id and account_id = new.account_id;
    return new;
  end if;
  if old.state <> 'active' or new.state = 'active'
    or (new.company_id, new.hold_id, new.account_id, new.currency, new.amount, new.created_at)
      is distinct from (old.company_id, old.hold_id, old.account_id, old.currency, old.amount, old.created_at) then
    raise exception 'a hold is only captured or released, once' using errcode = 'BK000';
  end if;
  update accounts set held = held - old.amount where company_id = old.company_id and account_id = old.account_id;
  return new;
end $$;
--> statement-breakpoint
create trigger holds_move before insert or update on holds for each row execute function ledger_hold();
--> statement-breakpoint
create trigger holds_final before delete on holds for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger holds_kept before truncate on holds for each statement execute function ledger_refuse();
--> statement-breakpoint
create trigger audit_lines_final before update or delete on audit_lines for each row execute function ledger_refuse();
--> statement-breakpoint
create trigger audit_lines_kept before truncate on audit_lines for each statement execute function ledger_refuse();
--> statement-breakpoint
-- One journal in one round trip. Answers the journal's id: that of the first use when the key was used before.
-- `lines` is [{"debit": "client:USD", "credit": "clearing:USD", "currency": "USD", "amount": "1250"}, …]; `spends` a hold that it captures.
create function ledger_post(company uuid, journal uuid, kind text, idem_key text, body_hash text, booked_at timestamptz, lines jsonb, spends uuid)
returns uuid language plpgsql as $$
declare
  first record;
begin
  insert into journals (company_id, journal_id, kind, key, request_hash, at) values (company, journal, kind, idem_key, body_hash, booked_at)
    on conflict (company_id, key) do nothing;
  if not found then
    select j.journal_id, j.request_hash into first from journals j where j.company_id = company and j.key = idem_key;
    if first.request_hash <> body_hash then raise exception 'key % was used for something else', idem_key using errcode = 'BK001'; end if;
    return first.journal_id;
  end if;
  -- A single line is locked in id order by its trigger; several lines could lock crosswise.
  if jsonb_array_length(lines) > 1 or spends is not null then
    perform 1 from accounts a where a.company_id = company and a.account_id in (
      select l->>'debit' from jsonb_array_elements(lines) l union select l->>'credit' from jsonb_array_elements(lines) l
      union select h.account_id from holds h where h.company_id = company and h.hold_id = spends)
      order by a.account_id for no key update;
  end if;
  if spends is not null then
    update holds h set state = 'captured', journal_id = journal, closed_at = booked_at
      where h.company_id = company and h.hold_id = spends and h.state = 'active';
    if not found then raise exception 'hold % is not active', spends using errcode = 'BK002'; end if;
  end if;
  insert into transfers (company_id, journal_id, line, debit_account, credit_account, currency, amount, at)
    select company, journal, l.line, l.row->>'debit', l.row->>'credit', l.row->>'currency', (l.row->>'amount')::numeric, booked_at
    from jsonb_array_elements(lines) with ordinality as l(row, line) order by l.line;
  if not found then raise exception 'a journal needs a line' using errcode = 'BK000'; end if;
  return journal;
end $$;
--> statement-breakpoint
-- Accounts of several companies in the one order that everybody keeps: [{"company_id": "…", "account_id": "client:USD"}, …].
create function ledger_lock(wanted json) returns void language plpgsql as $$
begin
  perform 1 from accounts a where (a.company_id, a.account_id) in (
      select w.company_id, w.account_id from json_to_recordset(wanted) as w (company_id uuid, account_id text))
    order by a.company_id, a.account_id for no key update;
end $$;
