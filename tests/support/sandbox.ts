/** The sandbox's controls, for tests: the clock, mail, a fresh company (decisions 5). */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };
export type Fresh = Readonly<Record<string, unknown>>;
export type FreshCompany = { readonly company_id: string; readonly users: readonly { readonly email: string; readonly password: string; readonly token: string; readonly userid: string }[] };

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
  /** Moves the bank's clock on by so many seconds from where it stands frozen. */
  moveClock: (offset_seconds: number) => json<unknown>(url, '/sandbox/clock', { offset_seconds }),
  settings: (overrides: Fresh) => json<unknown>(url, '/sandbox/settings', overrides),
  reset: () => json<unknown>(url, '/sandbox/reset', {}),
  company: (wishes: Fresh) => json<FreshCompany>(url, '/sandbox/company', wishes),
  cspReports: () => json<{ reports: unknown[] }>(url, '/sandbox/csp-reports').then(({ reports }) => reports),
});
export type Sandbox = ReturnType<typeof sandboxOf>;
