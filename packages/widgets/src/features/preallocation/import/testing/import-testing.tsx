/** A bank that knows imports, held to the contract: kit numbers decide what becomes of a row. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { preallocation, type BindRow, type Import, type RowResult } from '@bankside/core/contract/programmes/preallocation.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { BindFailure, BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshTab } from '../../../../../../../tests/support/fresh-tab.ts';
import type { LinkResolver } from '../../../../kit/action/link-resolver.ts';
import { UnsavedContext } from '../../../../kit/form/engine/use-unsaved.ts';
import { i18n, speak } from '../../../../kit/testing/i18n.ts';
import { mount } from '../../../../kit/testing/mount.tsx';
import { HostProvider } from '../../../../runtime/host-context.tsx';
import { pageUrl } from '../../../../runtime/page-url.ts';
import { portalHost } from '../../../../runtime/portal-host.ts';
import { ZoneProvider } from '../../../../runtime/user.ts';
import { bankOf, refuse } from '../../../cards/testing/card-testing.tsx';
import { ImportPage } from '../import-page.tsx';

type Answers = NonNullable<Parameters<typeof bankOf>[1]>;
type Line = OutOf<'/preallocation/importRows'>['list'][number];
type Kept = { file_name: string; rows: number; status: Import['status']; readonly lines: Map<number, Line> };

const refused: Readonly<Record<string, readonly [BindFailure, BindReason]>> = {
  UNKNOWN: ['dataError', 'kitUnknown'],
  BOUND: ['statusError', 'alreadyBound'],
  LATE: ['allocationFailed', 'issuerUnavailable'],
};
export function resultOf({ row, kit_number, activation_code, holder }: BindRow): RowResult {
  const [failure, reason] = refused[kit_number] ?? (activation_code === 'WRONG' ? (['activationFailed', 'codeWrong'] as const) : ['', '']);
  const ok = reason === '';
  const reserved = ok && holder.includes('<');
  return { row, card_id: `c${row}`, kit_number, ok, failure, code: ok ? 0 : 5000, reason, reserved, holder_name: holder };
}

/** `settle`: rows that the bank settles at each question about a running import. */
export function importBank(answers: Answers = {}, { settle = 1000 }: { readonly settle?: number } = {}) {
  const imports = new Map<string, Kept>();
  const kept = (id: string): Kept => imports.get(id) ?? refuse('notFound', 'This was not found.');
  const viewOf = (import_id: string): Import => {
    const { file_name, rows, status, lines } = kept(import_id);
    const count = (of: Line['status']) => [...lines.values()].filter((line) => line.status === of).length;
    const [bound, reserved, failed] = [count('bound'), count('reserved'), count('failed')];
    const done = bound + reserved + failed;
    const finished_at = status === 'done' ? '2026-11-23T02:10:00Z' : null;
    return {
      import_id,
      file_name,
      status,
      rows,
      done,
      bound,
      reserved,
      failed,
      by: 'Mei-Lin Tan',
      created_at: '2026-11-23T02:00:00Z',
      finished_at,
    };
  };
  const work = (import_id: string) => {
    const found = kept(import_id);
    if (found.status !== 'running') return;
    const waiting = [...found.lines.values()].filter(({ status }) => status === 'waiting');
    for (const line of waiting.slice(0, settle))
      found.lines.set(
        line.row,
        line.kit_number === 'GONE'
          ? { ...line, status: 'failed', failure: 'statusError', reason: 'alreadyBound' }
          : { ...line, status: 'bound' },
      );
    if (waiting.length <= settle) found.status = 'done';
  };
  const own: Answers = {
    '/preallocation/check': (input) => ({ results: preallocation.check.in.parse(input).rows.map(resultOf) }),
    '/preallocation/importOpen': (input) => {
      const { import_id, file_name, rows } = preallocation.importOpen.in.parse(input);
      if (!imports.has(import_id)) imports.set(import_id, { file_name, rows, status: 'open', lines: new Map() });
      return viewOf(import_id);
    },
    '/preallocation/importAdd': (input) => {
      const { import_id, rows } = preallocation.importAdd.in.parse(input);
      const { lines, status } = kept(import_id);
      if (status !== 'open') refuse('wrongState', 'This cannot be done now.');
      const results = rows.map(resultOf);
      for (const [at, { row, kit_number, holder }] of rows.entries()) {
        const result = results[at];
        if (!lines.has(row) && result)
          lines.set(row, {
            row,
            kit_number,
            holder,
            status: result.ok ? 'waiting' : 'failed',
            failure: result.failure,
            reason: result.reason,
          });
      }
      return { results, import: viewOf(import_id) };
    },
    '/preallocation/importStart': ({ import_id }) => {
      const found = kept(import_id);
      if (found.lines.size < found.rows || found.status === 'cancelled') refuse('wrongState', 'This cannot be done now.');
      if (found.status === 'open') found.status = 'running';
      return viewOf(import_id);
    },
    '/preallocation/importCancel': ({ import_id }) => {
      kept(import_id).status = 'cancelled';
      return viewOf(import_id);
    },
    '/preallocation/import': ({ import_id }) => {
      const view = viewOf(import_id);
      work(import_id);
      return view;
    },
    '/preallocation/importRows': ({ import_id, failed = false, page: at = 1, page_size = 50 }) => {
      const all = [...kept(import_id).lines.values()].filter(({ status }) => !failed || status === 'failed');
      return { list: all.slice((at - 1) * page_size, at * page_size), total: all.length, next_cursor: null };
    },
    '/preallocation/imports': () => {
      const list = [...imports.keys()].map(viewOf);
      return { list, total: list.length, next_cursor: null };
    },
  };
  return { ...bankOf([], { ...own, ...answers }), imports, own };
}
export type ImportBank = ReturnType<typeof importBank>;

type How = { readonly in?: Language; readonly query?: string; readonly width?: number };

export async function showImport({ client }: ImportBank, { in: chosen = 'en', query = '?import=new', width = 1440 }: How = {}) {
  await page.viewport(width, 900);
  freshTab(query);
  await speak(chosen, 'shared', 'form', 'errors', 'preallocation', 'programmes', 'card-import', 'table-file');
  const unsaved = vi.fn();
  const links: LinkResolver = {
    hrefOf: (place) => places[place],
    go: (_, params) => pageUrl.setQuery(params ? `?${new URLSearchParams(params).toString()}` : '', false),
  };
  const host = portalHost({ client, links, language: () => languageOf(i18n) });
  await mount(
    <ZoneProvider value="Asia/Singapore">
      <HostProvider value={host}>
        <UnsavedContext value={unsaved}>
          <ImportPage />
        </UnsavedContext>
      </HostProvider>
    </ZoneProvider>,
    { in: chosen, links },
  );
  return { unsaved };
}
export function give(content: BlobPart, name = 'team.csv'): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no way to a file');
  return userEvent.upload(input, new File([content], name));
}
export const csv = (rows: readonly (readonly string[])[], heads = ['Kit number', 'Activation code', 'Holder']): string =>
  [heads, ...rows].map((cells) => cells.join(',')).join('\n');
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Gives a file and starts the check. */
export async function check(rows: readonly (readonly string[])[]): Promise<void> {
  await give(csv(rows));
  await press(/^Check \d+ rows?$/);
}
export const asked = (bank: ImportBank, path: '/preallocation/check' | '/preallocation/importAdd'): number[][] =>
  bank.sent(path).map(({ input }) => (input as InOf<typeof path>).rows.map(({ row }) => row));
