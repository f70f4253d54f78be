/** People at work while machines die: payers who repeat each transfer under its key until it is answered, and one who signs in. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { success } from '@bankside/core/rules/errors.ts';
import { signInByCall, type Identity } from '../support/client.ts';
import type { FreshCompany } from '../support/sandbox.ts';

/** Times in ms; `begun`: of the try that was answered. */
type Moment = { readonly begun: number; readonly answered: number };
export type Paid = Moment & { readonly id: string; readonly payer: string };
export type Work = {
  readonly paid: readonly Paid[];
  readonly signedIn: readonly Moment[];
  /** Answers that are neither success nor the fault that asks for another try. */
  readonly refused: readonly string[];
  /** Ends when every transfer that was begun is answered. */
  stop(): Promise<void>;
};

const ours = 9000;

/** Null: no answer, or the bank's own fault; another try may know more. */
async function once(url: string, path: string, body: object, who: Identity, key: string): Promise<{ code: number; data: unknown } | null> {
  try {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...who, language: 'en', device: 'web', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8000),
    });
    const { code, data } = (await answer.json()) as { code: number; data: unknown };
    return code === ours ? null : { code, data };
  } catch {
    return null;
  }
}

export function startWork(banks: readonly string[], payers: readonly FreshCompany[], payee: FreshCompany): Work {
  const paid: Paid[] = [];
  const signedIn: Moment[] = [];
  const refused: string[] = [];
  let isOver = false;
  let turn = 0;
  const bank = () => banks[turn++ % banks.length] ?? '';

  async function answered<T>(path: string, body: object, who: Identity): Promise<Moment & { readonly data: T }> {
    const key = randomUUID();
    for (;;) {
      const begun = performance.now();
      const answer = await once(bank(), path, body, who, key);
      if (answer?.code === success) return { begun, answered: performance.now(), data: answer.data as T };
      if (answer) throw new Error(`${path} answered ${answer.code} ${JSON.stringify(answer.data)}`);
      await pause(100);
    }
  }

  async function pay({ company_id, people: [main] }: FreshCompany): Promise<void> {
    const who = { token: main.token, userid: main.userid };
    const asked = { transfer_type: 'account', currency: 'USD', amount: '0.01', account_number: payee.account_number };
    while (!isOver) {
      try {
        const quote = await answered<{ quote_id: string }>('/withdraw/crypto/calc', asked, who);
        const body = { ...asked, quote_id: quote.data.quote_id, purpose: 'supplier_payment' };
        const { data, ...moment } = await answered<{ id: string }>('/withdraw/crypto/withdraw', body, who);
        paid.push({ ...moment, id: data.id, payer: company_id });
      } catch (fault) {
        refused.push(String(fault));
        await pause(1000);
      }
      await pause(20);
    }
  }

  /** Nobody looks at a page that stands still: after five seconds the person tries anew. */
  async function signIn({ people: [main] }: FreshCompany): Promise<void> {
    for (; !isOver; await pause(300)) {
      const begun = performance.now();
      const tried = signInByCall(bank(), main.email, main.password).then(
        () => signedIn.push({ begun, answered: performance.now() }),
        () => undefined,
      );
      await Promise.race([tried, pause(5000)]);
    }
  }

  const all = Promise.all([...payers.map(pay), signIn(payee)]);
  return { paid, signedIn, refused, stop: async () => ((isOver = true), void (await all)) };
}

/** Seconds from a moment to the first answer of what was begun after it. */
export const secondsUntil = (since: number, moments: readonly Moment[]): number | undefined => {
  const first = moments.find(({ begun }) => begun > since);
  return first && (first.answered - since) / 1000;
};
