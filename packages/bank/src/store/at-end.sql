-- What transactions call at their end. Plain PostgreSQL 15.

-- Appends lines to the trails of their companies, in the order given: each gets the next number of its company and the hash of the line
-- before it. The heads are the locks, taken in the order of their ids. `text_before` and `text_after` are the line as it is hashed, around
-- its number (store/audit-schema.ts); the auditor counts the same hash without this function.
create function audit_append(lines json) returns void language plpgsql as $$
declare
  line record;
  company uuid;
  number integer;
  own text;
  previous text;
begin
  for line in select * from rows from (json_to_recordset(lines) as (company_id uuid, at timestamptz, actor text, action text, subject text,
      from_state text, to_state text, reason text, refusal text, address text, browser text, request_id text, text_before text, text_after text))
    with ordinality as l (company_id, at, actor, action, subject, from_state, to_state, reason, refusal, address, browser, request_id,
      text_before, text_after, nth) order by l.company_id, l.nth
  loop
    if company is distinct from line.company_id then
      if company is not null then update audit_heads h set seq = number, hash = own where h.company_id = company; end if;
      company := line.company_id;
      select h.seq, h.hash into number, own from audit_heads h where h.company_id = company for no key update;
      if not found then
        insert into audit_heads (company_id, seq, hash) values (company, 0, '') on conflict (company_id) do nothing;
        select h.seq, h.hash into number, own from audit_heads h where h.company_id = company for no key update;
      end if;
    end if;
    previous := own;
    number := number + 1;
    own := encode(sha256(convert_to(previous || line.text_before || number || line.text_after, 'UTF8')), 'hex');
    insert into audit_lines (company_id, seq, at, actor, action, subject, from_state, to_state, reason, refusal, address, browser, request_id,
        previous_hash, hash)
      values (company, number, line.at, line.actor, line.action, line.subject, line.from_state, line.to_state, line.reason,
        line.refusal, line.address, line.browser, line.request_id, previous, own);
  end loop;
  update audit_heads h set seq = number, hash = own where h.company_id = company;
end $$;
--> statement-breakpoint
-- Uses a quote up for a record; of two at once one is refused.
create function quote_take(company uuid, quote uuid, taker uuid) returns void language plpgsql as $$
begin
  update quotes set used_by = taker where company_id = company and quote_id = quote and used_by is null;
  if not found then raise exception 'quote % is used', quote using errcode = 'BK004'; end if;
end $$;
