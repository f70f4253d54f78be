/** A QR code that a screen shows, and its outcome on the phone (APP-16): asked every few seconds, renewed before it ends. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from '../../../kit/remote/failure.ts';
import { usePolling } from '../../../kit/remote/use-polling.ts';
import type { LinkClient } from '../../../shared/client/link-client.ts';

/** `token` follows the code and stays here; `until` by this device's clock. */
export type QrSessionCode = { readonly token: string; readonly address: string; readonly until: Date };
export type QrSession =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: Failure }
  /** The link's company does not let this page show it. */
  | { readonly is: 'notHere' }
  | { readonly is: 'shown' | 'opened'; readonly company: string; readonly code: QrSessionCode; readonly silent: boolean }
  | { readonly is: 'submitted'; readonly company: string; readonly applicationNo: string; readonly status: string };

/** A code has this long to be read before another takes its place, in milliseconds. */
const marginMs = 30_000;

type Asked = { readonly code: QrSessionCode; readonly state: string; readonly applicationNo: string; readonly status: string };

export function useQrSession(bank: LinkClient): { readonly session: QrSession; readonly start: () => Promise<void> } {
  const [session, setSession] = useState<QrSession>({ is: 'loading' });
  /** Of the code before, too: somebody may have read it in its last seconds. */
  const codes = useRef<readonly QrSessionCode[]>([]);
  const company = useRef('');
  const isMounted = useRef(true);

  const show = useCallback((next: QrSession) => void (isMounted.current && setSession(next)), []);
  const newCode = useCallback(async (): Promise<QrSession> => {
    const { follow_token, url, expires_in_sec } = await bank.call('/card/qrStart', {}, { background: true });
    const code = { token: follow_token, address: url, until: new Date(Date.now() + expires_in_sec * 1000) };
    codes.current = [code, ...codes.current.slice(0, 1)];
    return { is: 'shown', company: company.current, code, silent: false };
  }, [bank]);

  const begin = useCallback(async (): Promise<QrSession> => {
    codes.current = [];
    try {
      const link = await bank.open();
      company.current = link.company_display_name;
      return link.allowed_origins_ok ? await newCode() : { is: 'notHere' };
    } catch (error) {
      return { is: 'failed', failure: failureOf(error) };
    }
  }, [bank, newCode]);
  const start = useCallback(() => {
    setSession({ is: 'loading' });
    return begin().then(show);
  }, [begin, show]);
  useEffect(() => {
    isMounted.current = true;
    void begin().then(show);
    return () => {
      isMounted.current = false;
      setSession({ is: 'loading' }); // what another link's bank is asked for starts again
    };
  }, [begin, show]);

  const ask = async (signal: AbortSignal) => {
    try {
      const answers = await Promise.all(codes.current.map((code) => statusOf(bank, code, signal)));
      if (!signal.aborted) await follow(answers);
    } catch {
      if (!signal.aborted) setSession((now) => ('silent' in now ? { ...now, silent: true } : now));
    }
  };
  const follow = async (answers: readonly Asked[]) => {
    const sent = answers.find(({ state }) => state === 'submitted');
    if (sent) return setSession({ is: 'submitted', company: company.current, applicationNo: sent.applicationNo, status: sent.status });
    const opened = answers.find(({ state }) => state === 'opened');
    if (opened) codes.current = [opened.code];
    const code = opened?.code ?? codes.current[0];
    if (!code) return undefined;
    // a form takes longer than a code lives: the phone that has it open is followed until it has sent it
    const isOpen = opened !== undefined || (session.is === 'opened' && session.code.token === code.token);
    if (!isOpen && code.until.getTime() - Date.now() < marginMs) return show(await newCode());
    return setSession({ is: isOpen ? 'opened' : 'shown', company: company.current, code, silent: false });
  };
  usePolling(ask, policy.applying.pollMs, session.is === 'shown' || session.is === 'opened');
  return { session, start };
}

async function statusOf(bank: LinkClient, code: QrSessionCode, signal: AbortSignal): Promise<Asked> {
  const { state, application_no, status } = await bank.call(
    '/card/applyStatus',
    { follow_token: code.token },
    { signal, background: true },
  );
  return { code, state, applicationNo: application_no, status };
}
