-- How a record of money or a card is found by words. Plain PostgreSQL 15, no extension. The comment below parts the statements for the migrator.

-- The words of a text in small letters; of Chinese, Japanese and Korean every two neighbours, for those are written without
-- spaces. `whole` adds the last character of such a run, so that one character alone is found too. Signs part words.
create function search_words(said text, whole boolean) returns setof text language plpgsql immutable parallel safe as $$
declare
  words text := lower(case when length(said) = octet_length(said) then said else normalize(said, nfkc) end);
begin
  words := translate(words, E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\r\n…•·–—→←‘’“”、。・「」『』《》', repeat(' ', 60));
  if words !~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]' then
    return query select left(word, 100) from string_to_table(words, ' ') as word where word <> '';
    return;
  end if;
  return query select left(case when cjk then substr(word, at, 2) else word end, 100)
    from string_to_table(regexp_replace(words, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+)', ' \1 ', 'g'), ' ') as word,
      lateral (select word ~ '^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]') as is_cjk(cjk),
      lateral generate_series(1, case when not cjk or length(word) = 1 then 1 when whole then length(word) else length(word) - 1 end) as at
    where word <> '';
end $$;
--> statement-breakpoint
-- What stands in the index: each word behind the beginning of its company's id, so that one company's search never walks through another's words.
create function search_entry(company uuid, said text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select distinct left(company::text, 8) || word from search_words(said, true) as word))
$$;
--> statement-breakpoint
-- Every word of what was typed, or its beginning. Null when nothing was typed that could be found.
create function search_query(company uuid, said text) returns tsquery language sql immutable parallel safe as $$
  select string_agg('''' || left(company::text, 8) || word || ''':*', ' & ')::tsquery from search_words(said, false) as word
$$;
--> statement-breakpoint
alter table transactions add column search tsvector generated always as (search_entry(company_id,
  counterparty || ' ' || reference || ' ' || number || ' ' || hash || ' ' || sender_address || ' ' || sender_account_name)) stored;
--> statement-breakpoint
create index transactions_search on transactions using gin (search) with (fastupdate = off);
--> statement-breakpoint
-- What a card is found by. A kit number and a name in CJK stand there once more in one piece, so that blanks and dashes need not be typed alike.
-- Each word stands behind its company, and once more behind no company at all, for staff look through the cards of all.
create function search_card(company uuid, holder text, last4 text, kit text) returns tsvector language sql immutable parallel safe as $$
  select search_entry(company, said) || search_entry('00000000-0000-0000-0000-000000000000', said)
  from (values (holder || ' ' ||
    regexp_replace(holder, '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff])[ \u3000]+(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff])', '\1', 'g')
    || ' ' || last4 || ' ' || kit || ' ' || translate(kit, ' -', ''))) as card(said)
$$;
--> statement-breakpoint
alter table cards add column search tsvector generated always as (search_card(company_id, holder_name, last4, kit_number)) stored;
--> statement-breakpoint
create index cards_search on cards using gin (search) with (fastupdate = off);
