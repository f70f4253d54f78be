/** The sandbox's controls, for tests: the clock, mail, a fresh company (D-105). */
import type { PolicyOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import type { CompanyOrder, FreshCompany } from '@bankside/bank/sandbox/fresh-company.ts';

/** `code` is the one-time code that a mail brings, or null. */
export type Mail = {
  readonly to: string;
  readonly template: string;
  readonly subject: string;
  readonly body: string;
  readonly code: string | null;
};
export type { CompanyOrder, FreshCompany };

async function json<T>(url: string, path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${url}${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

export const sandboxOf = (url: string) => ({
  /** Every mail to an address, newest first. */
  mail: (to: string) => json<{ list: Mail[] }>(url, `/sandbox/mail?to=${encodeURIComponent(to)}`).then(({ list }) => list),
  /** The bank's clock, in ms. */
  now: () => json<{ now: string }>(url, '/sandbox/clock').then(({ now }) => Date.parse(now)),
  /** Moves the bank's clock on by so many seconds from where it is frozen. */
  moveClock: (offset_seconds: number) => json<unknown>(url, '/sandbox/clock', { offset_seconds }),
  settings: (overrides: PolicyOverrides) => json<unknown>(url, '/sandbox/settings', overrides),
  reset: () => json<unknown>(url, '/sandbox/reset', {}),
  company: (order: CompanyOrder) => json<FreshCompany>(url, '/sandbox/company', order),
  /** What the auditor finds wrong with the books, of all companies. */
  wrongBooks: async () => {
    const { data } = await json<{ data: { books: { check: string; ok: boolean; detail: string }[] } }>(url, '/sandbox/admin/audit', {});
    return data.books.filter(({ ok }) => !ok);
  },
  cspReports: () => json<{ reports: unknown[] }>(url, '/sandbox/csp-reports').then(({ reports }) => reports),
});
export type Sandbox = ReturnType<typeof sandboxOf>;
