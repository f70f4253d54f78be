/** Bind, unbind, block, unblock, release: each row by itself (PRG-15 to PRG-20). */
import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import type { ActResult } from '@bankside/core/contract/programmes/shapes.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { actOn } from '../../domain/allocation/acts.ts';
import { give } from '../../domain/allocation/binding.ts';
import { resultOf, tryRows, type Tried } from '../../domain/allocation/trying.ts';
import type { By } from '../../domain/programmes/history.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Handlers } from '../../platform/dispatch.ts';

const byCompany = ({ user_id, full_name }: { user_id: string; full_name: string }): By => ({ actor: 'client', user_id, name: full_name });

type Doer = { readonly company_id: string; readonly by: By; readonly language: Language; readonly now: Date };

/** A transaction of its own: what fails here leaves the rows before it as they are. */
async function carryOut(bank: Bank, tried: Tried, doer: Doer): Promise<ActResult> {
  const { card, holder } = tried;
  if (tried.judgement.way === 'refuse' || !card) return resultOf(tried);
  const judgement = await bank.store.tx((db) => give(bank, db, { ...doer, card_id: card.card_id, holder }));
  return resultOf({ ...tried, judgement });
}

export const acts: Pick<Handlers<typeof calls>, 'bind' | 'unbind' | 'block' | 'unblock' | 'release' | 'check'> = {
  bind: async ({ items, dry_run }, { bank, person, language, now }) => {
    const { company_id } = person;
    const wanted = items.map(({ card_id, application_id = '', holder, kit_number, activation_code }) => ({
      kit_number,
      activation_code,
      holder: holder ?? { application_id },
      card_id,
    }));
    const tried = await tryRows(bank, company_id, wanted, now);
    if (dry_run) return { results: tried.map(resultOf) };
    const results: ActResult[] = [];
    for (const row of tried) results.push(await carryOut(bank, row, { company_id, by: byCompany(person), language, now }));
    return { results };
  },

  check: async ({ rows }, { bank, person, now }) => {
    const wanted = rows.map(({ holder, ...row }) => ({ ...row, holder: { cell: holder } }));
    const tried = await tryRows(bank, person.company_id, wanted, now);
    return { results: tried.map((each, at) => ({ row: rows[at]?.row ?? 0, ...resultOf(each) })) };
  },

  unbind: async ({ card_ids }, { bank, db, person, now }) => ({
    results: await actOn(bank, db, 'unbind', { company_id: person.company_id, card_ids, by: byCompany(person), now }),
  }),

  block: async ({ card_ids, reason = '' }, { bank, db, person, now }) => ({
    results: await actOn(bank, db, 'block', { company_id: person.company_id, card_ids, by: byCompany(person), note: reason, now }),
  }),

  unblock: async ({ card_ids }, { bank, db, person, now }) => ({
    results: await actOn(bank, db, 'unblock', { company_id: person.company_id, card_ids, by: byCompany(person), now }),
  }),

  release: async ({ card_ids }, { bank, db, person, now }) => ({
    results: await actOn(bank, db, 'release', { company_id: person.company_id, card_ids, by: byCompany(person), now }),
  }),
};
