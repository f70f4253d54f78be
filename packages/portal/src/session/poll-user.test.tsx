/** An open tab knows a moment later what the bank decides: a service that opens, or a change within one. */
import { person, setUser } from '@bankside/core/session/person.ts';
import { session } from '@bankside/core/session/session.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { bankAs, sandbox, showScreen, staff } from '../../../../tests/support/screen.tsx';
import { pollUser } from './poll-user.ts';

afterEach(() => void vi.useRealTimers());

test('a change that was submitted is asked about each five seconds until it is decided', async () => {
  const { company_id, people } = await sandbox.company({ kyc_status: 4 });
  const [owner] = people;
  const desk = bankAs(() => staff);
  const versionNow = async () => (await desk.call('/admin/kyc/get', { company_id })).version;
  await desk.call('/admin/kyc/change', { company_id, version: await versionNow(), open: true });
  const { bank } = await showScreen(owner, null, { words: [] });
  const { version } = await bank.call('/account/kyc/getKycInfo', {});
  await bank.call('/account/kyc/submit', { version });
  setUser(await bank.call('/account/getUserInfo', {}));
  expect(session.getState()).toMatchObject({ kyc_status: 4, kyc_change_status: 'pending' });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = pollUser();
  await desk.call('/admin/kyc/decide', { company_id, version: await versionNow(), event: 'refuseChange', reason: 'It is cut off.' });
  await vi.advanceTimersByTimeAsync(4900);
  expect(session.getState().kyc_change_status).toBe('pending');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => session.getState().kyc_change_status).toBe('refused');
  expect(person.getState().info).toMatchObject({ kyc_status: 4, kyc_refuse_reason: 'It is cut off.' });
  stop();
});
