/** What each right opens, and how somebody asks for one (PER-18 to PER-20). */
import type { colleagues as calls } from '@bankside/core/contract/colleagues/colleagues.ts';
import { openToAll, rightsTable } from '@bankside/core/contract/colleagues/rights-table.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { askForRight, asksOfToday } from '../../domain/colleagues/asking.ts';
import { giverOf } from '../../platform/callers/lacking.ts';
import { ownLimitAnswer, ownLimitOf } from '../../domain/transfers/own-limit.ts';
import type { Handlers } from '../../platform/dispatch.ts';

const table = rightsTable();
const all = openToAll();

export const rights: Pick<Handlers<typeof calls>, 'rights' | 'askRight'> = {
  rights: async (_input, { bank, db, person, now, language }) => {
    const asked = await asksOfToday(bank, db, person, now);
    const list = table.map((opened) => {
      const ask = asked.find(({ code }) => code === opened.code);
      return {
        ...opened,
        pages: [...opened.pages],
        acts: [...opened.acts],
        held: may(person, opened.code),
        asked_at: ask?.asked_at.toISOString() ?? null,
      };
    });
    return {
      rights: list,
      all: { pages: [...all.pages], acts: [...all.acts] },
      ...ownLimitAnswer(await ownLimitOf({ bank, db, person, now })),
      giver: await giverOf(db, person.company_id, language),
    };
  },

  askRight: async ({ code }, { bank, db, person, now, language, refuse }) => {
    if (may(person, code)) throw refuse('wrongState');
    const asked_at = await askForRight(bank, db, person, code, now);
    return { asked_at: asked_at.toISOString(), giver: await giverOf(db, person.company_id, language) };
  },
};
