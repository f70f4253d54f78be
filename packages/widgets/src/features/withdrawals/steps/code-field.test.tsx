/** The mailed code of a review that is left before the bank has answered (TRF-11). */
import type { Client } from '@bankside/core/client/client.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Form } from '../../../kit/form/engine/form.tsx';
import { speak } from '../../../kit/testing/i18n.ts';
import { deferred, links, mount, refused } from '../../../kit/testing/mount.tsx';
import { HostProvider } from '../../../runtime/host-context.tsx';
import { portalHost } from '../../../runtime/portal-host.ts';
import { CodeField } from './code-field.tsx';
import type { Quote } from './use-quote.ts';

type Answer = OutOf<'/sendEmail'>;
const answer: Answer = { resend_after_sec: 60, expires_in_sec: 300, expires_at: '2026-11-24T10:05:00Z' };
const asked = { transfer_type: 'account', currency: 'USD', amount: '50', account_number: '8830 0142 7719' } as const;
const quoteOf = (quote_id: string) => ({ quote_id, asked, of: '', until: Date.now() + 300_000, valid_until: answer.expires_at }) as Quote;

/** A bank that answers the first mail when the test says so, and gives every call of one key one answer. */
function slowBank() {
  const keys: (string | undefined)[] = [];
  const held = deferred<Answer>();
  const call = async (_path: string, _input: unknown, { key }: { readonly key?: string } = {}) => {
    keys.push(key);
    if (key !== keys[0]) throw refused(1005, 'Wait 60 seconds before you ask for another code.');
    return held.promise;
  };
  return { client: { call } as unknown as Client, keys, held };
}

async function review(client: Client, quote_id: string) {
  await speak('en', 'shared', 'form', 'rules', 'withdrawals');
  const host = portalHost({ client, links, language: () => 'en' });
  await mount(
    <HostProvider value={host}>
      <Form onSubmit={() => Promise.resolve()} label="Review">
        <CodeField key={quote_id} quote={quoteOf(quote_id)} />
      </Form>
    </HostProvider>,
  );
}

beforeEach(() => sessionStorage.clear());

test('who leaves the review before the code was sent and comes back asks by the same key, and gets the field', async () => {
  const { client, keys, held } = slowBank();
  await review(client, 'q1');
  await expect.poll(() => keys).toHaveLength(1);
  cleanup();
  await review(client, 'q1');
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  held.resolve(answer);
  expect(await screen.findByRole('textbox', { name: '6-digit code' })).toBeTruthy();
  expect(screen.queryByText('No code was sent')).toBeNull();
});

test('with another quote by then, the page says how long the next code takes, and asks for none before', async () => {
  const { client, keys } = slowBank();
  await review(client, 'q1');
  await expect.poll(() => keys).toHaveLength(1);
  cleanup();
  await review(client, 'q2');
  expect(await screen.findByRole('timer')).toBeTruthy();
  expect(keys).toHaveLength(1);
  expect(screen.queryByText('No code was sent')).toBeNull();
});
