-- What transactions call at their end. Plain PostgreSQL 15.

-- Appends lines to the trails of their companies, in the order given: each gets the next number of its company and the hash of the line
-- before it. The heads are the locks, taken in the order of their ids. `text_before` and `text_after` are the line as it is hashed, around
-- its number (store/audit-schema.ts); the auditor counts the same hash without this function.
create function audit_append(lines json) returns void language plpgsql as $$
declare
  line record;
  head record;
begin
  insert into audit_heads (company_id, seq, hash)
    select distinct l.company_id, 0, '' from json_to_recordset(lines) as l (company_id uuid)
      where not exists (select from audit_heads h where h.company_id = l.company_id) order by 1
    on conflict (company_id) do nothing;
  perform 1 from audit_heads h where h.company_id in (select l.company_id from json_to_recordset(lines) as l (company_id uuid))
    order by h.company_id for no key update;
  for line in select * from json_to_recordset(lines) as l (company_id uuid, at timestamptz, actor text, action text, subject text,
    from_state text, to_state text, reason text, refusal text, address text, browser text, request_id text, text_before text, text_after text)
  loop
    select h.seq + 1 as seq, h.hash into head from audit_heads h where h.company_id = line.company_id;
    update audit_heads h set seq = head.seq,
        hash = encode(sha256(convert_to(head.hash || line.text_before || head.seq || line.text_after, 'UTF8')), 'hex')
      where h.company_id = line.company_id;
    insert into audit_lines (company_id, seq, at, actor, action, subject, from_state, to_state, reason, refusal, address, browser, request_id,
        previous_hash, hash)
      select line.company_id, head.seq, line.at, line.actor, line.action, line.subject, line.from_state, line.to_state, line.reason,
        line.refusal, line.address, line.browser, line.request_id, head.hash, h.hash
      from audit_heads h where h.company_id = line.company_id;
  end loop;
end $$;
--> statement-breakpoint
-- Uses a quote up for a record; of two at once one is refused.
create function quote_take(company uuid, quote uuid, taker uuid) returns void language plpgsql as $$
begin
  update quotes set used_by = taker where company_id = company and quote_id = quote and used_by is null;
  if not found then raise exception 'quote % is used', quote using errcode = 'BK004'; end if;
end $$;
