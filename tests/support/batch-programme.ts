/** A company's batch of cards by calls: what the bank's staff, the issuer and a file do to it, and its counts. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { programmeParts } from '@bankside/core/rules/programmes/programmes.ts';
import { expect } from '@playwright/test';
import { applied } from './applications.ts';
import { ask, call, type Identity } from './client.ts';
import type { Mail } from './sandbox.ts';
import { openPapers } from './staff.ts';

const staffEmails = ['staff@bankside.example', 'staff2@bankside.example'] as const;
type Bank = { readonly url: string; session(email: string): Promise<Identity>; mail(to: string): Promise<Mail[]> };
type Line = InOf<'/preallocation/check'>['rows'][number];

export function batchProgrammeOf(bank: Bank, company_id: string) {
  const { url } = bank;
  const staff = () => bank.session(staffEmails[0]);
  /** The second member of staff confirms what the first one asked for. */
  const confirm = async (id: string) =>
    call(url, '/admin/second/confirm', { company_id, id }, await bank.session(staffEmails[1]), { 'idempotency-key': crypto.randomUUID() });

  return {
    /** Above the sum from which two people decide. */
    offer: async (terms: Omit<InOf<'/admin/contract/make'>, 'company_id' | 'files'>) => {
      const input = { company_id, files: [], ...terms };
      expect((await ask(url, '/admin/contract/make', input, await staff())).msg).not.toBe('success');
      const { list } = await call(url, '/admin/queue', {}, await staff());
      const asked = list.filter((work) => work.kind === 'second' && work.company_id === company_id);
      expect(asked).toHaveLength(1);
      await confirm(asked[0]?.id ?? '');
    },
    approve: async (id: string) => {
      const read = async () => call(url, '/admin/order/get', { company_id, id }, await staff());
      const { order, is_paid } = await read();
      expect(is_paid).toBe(true);
      await ask(url, '/admin/order/decide', { company_id, id, version: order.version, event: 'approve' }, await staff());
      expect((await read()).order.status, 'after the first of two people').toBe(order.status);
      await confirm((await read()).second?.id ?? '');
    },
    /** A person who has applied; verified by the bank, or not yet. */
    person: async (who: Identity, isVerified: boolean, names = {}) => {
      const application = await applied(url, bank, who, names);
      const { id } = application;
      if (!isVerified) return application;
      await call(url, '/card/audit', { id, decision: 'approve' }, who);
      for (const email of staffEmails) {
        const by = await bank.session(email);
        const { files } = await call(url, '/admin/card/get', { company_id, id }, by);
        await openPapers(url, company_id, files, by);
        const { version, verification_status } = await call(url, '/admin/card/get', { company_id, id }, by);
        if (verification_status !== 'approved') await call(url, '/admin/card/verify', { company_id, id, version, accept: true }, by);
      }
      const { version } = await call(url, '/admin/card/get', { company_id, id }, await staff());
      await call(url, '/admin/card/decide', { company_id, id, version, event: 'approve' }, await staff());
      await expect.poll(async () => (await call(url, '/card/get', { id }, who)).status).toBe('valid');
      return application;
    },
    /** Cards of the batch, as the sandbox lets people do it to the issuer. */
    atIssuer: async (what: 'ship' | 'deliver' | 'damage', batch: string, count?: number) => {
      const body = JSON.stringify({ batch, ...(count === undefined ? {} : { count }) });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/sandbox/issuer/batch-${what}`, { method: 'POST', headers, body });
      expect(response.status, await response.text()).toBe(200);
    },
    cards: async (who: Identity, order_id: string) => {
      const first = await call(url, '/contract/orderCardList', { order_id, page_size: 100 }, who);
      const more = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, nth) =>
        call(url, '/contract/orderCardList', { order_id, page: nth + 2, page_size: 100 }, who),
      );
      return [first, ...(await Promise.all(more))].flatMap(({ list }) => list);
    },
    /** Tried without effect, then carried out in pieces; each answer once for each row. */
    bindFromFile: async (who: Identity, lines: readonly Line[]) => {
      const pieces = Array.from({ length: Math.ceil(lines.length / 100) }, (_, nth) => lines.slice(nth * 100, nth * 100 + 100));
      const tried = [];
      for (const rows of pieces) tried.push(...(await call(url, '/preallocation/check', { rows }, who)).results);
      const import_id = crypto.randomUUID();
      await call(url, '/preallocation/importOpen', { import_id, file_name: 'cards.xlsx', rows: lines.length }, who);
      for (const rows of pieces) await call(url, '/preallocation/importAdd', { import_id, rows }, who);
      await call(url, '/preallocation/importStart', { import_id }, who);
      const read = () => call(url, '/preallocation/import', { import_id }, who);
      await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('done');
      const { list } = await call(url, '/preallocation/importRows', { import_id, failed: true }, who);
      return { tried, done: await read(), failed: list };
    },
    /** What statistics say, after they were compared with the rows of every part (PRG-04). */
    counts: async (who: Identity, contract_id: string) => {
      const counts = await call(url, '/contract/statistics', { contract_id }, who);
      const listed = await call(url, '/contract/cardList', { contract_id }, who);
      for (const part of programmeParts) {
        expect(listed.counts[part], `${part} beside the list`).toBe(counts[part]);
        if (part === 'awaiting') continue;
        const { total } = await call(url, '/contract/cardList', { contract_id, status: [part] }, who);
        expect(total, `cards that are ${part}`).toBe(counts[part]);
      }
      expect(programmeParts.reduce((sum, part) => sum + counts[part], 0)).toBe(counts.ordered);
      expect(counts.available).toBe(counts.paid - counts.ordered);
      return counts;
    },
  };
}
