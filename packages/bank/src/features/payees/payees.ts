/** The payee book (REC-01, REC-02, REC-05): whom the company pays at other banks. */
import { randomUUID } from 'node:crypto';
import type { payees as calls } from '@bankside/core/contract/payees.ts';
import { accountKey } from '../../domain/recipients/bank-accounts.ts';
import { recipientBook } from '../../domain/recipients/book.ts';
import { isNew, lockBooks } from '../../domain/recipients/recipients.ts';
import { listRecords } from '../../domain/records/record-list.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { payees as table } from '../../store/money-schema.ts';
import { checkedForm, demandUnlikeOthers, demandUnsaved } from './payee-checks.ts';
import { checkedPart } from './payee-part.ts';

type Row = typeof table.$inferSelect;

const answer = ({ payee_id, created_at, recipient_since, ...row }: Row, { bank, now }: Pick<Ctx, 'bank' | 'now'>) => ({
  ...row,
  id: payee_id,
  is_new: isNew(bank, recipient_since, now),
  created_at: created_at.toISOString(),
});

const book = recipientBook<Row>(table, {
  what: 'payee',
  id: table.payee_id,
  name: table.beneficiary_name,
  idOf: ({ payee_id }) => payee_id,
  says: ({ beneficiary_name: name, bank_account_number: account, swift_code }) => ({
    name,
    account,
    line: `${name} ${account} ${swift_code}`,
  }),
});
const searched = {
  numbers: table.bank_account_number,
  words: [table.beneficiary_name, table.bank_name, table.bank_address, table.swift_code],
};

export const payees: Handlers<typeof calls> = {
  list: (asked, ctx) => book.list(ctx, asked, searched, (row) => answer(row, ctx)),

  get: async ({ id }, ctx) => {
    const row = await book.one(ctx, id);
    return { entry: answer(row, ctx), ...(await book.historyOf(ctx, row)) };
  },

  paid: async ({ id, ...asked }, { bank, person }) =>
    listRecords(bank, person.company_id, asked, { recipient_id: isUuid(id) ? id : person.company_id, transfer_types: ['payee'] }),

  check: (typed, ctx) => checkedPart(typed, ctx),

  add: async ({ is_favourite = false, sure = false, ...typed }, ctx) => {
    const { db, person, refuse } = ctx;
    const form = checkedForm(typed, refuse, ctx.language);
    await lockBooks(db, person.company_id);
    await demandUnsaved(db, person.company_id, form, refuse);
    if (!sure) await demandUnlikeOthers(db, person.company_id, form, refuse);
    return answer(await book.add(ctx, { ...form, payee_id: randomUUID(), is_favourite }), ctx);
  },

  edit: async ({ id, version, form: typed, is_favourite, sure = false }, ctx) => {
    const { db, person, refuse, language } = ctx;
    const form = typed && checkedForm(typed, refuse, language, 'form.');
    const before = await book.toChange(ctx, id, version);
    if (!form && (is_favourite === undefined || is_favourite === before.is_favourite)) return answer(before, ctx);
    const moved = form !== undefined && accountKey(form) !== accountKey(before);
    if (form && moved) await demandUnsaved(db, person.company_id, form, refuse, { id, path: 'form.' });
    if (form && !sure && form.beneficiary_name !== before.beneficiary_name)
      await demandUnlikeOthers(db, person.company_id, form, refuse, { id, path: 'form.' });
    return answer(await book.change(ctx, before, { typed: form, is_favourite, moved }), ctx);
  },

  del: ({ id }, ctx) => book.remove(ctx, id),
};
