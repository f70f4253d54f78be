/** Fails a test on what a person should never cause: console errors, page errors, CSP reports, requests that leave this machine. */
import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The browser's own line about a page that answers 404, or about a call that the test made fail (D-137). */
const isBrowsersOwn = (message: ConsoleMessage, allowed: readonly RegExp[]) =>
  /Failed to load resource/.test(message.text()) &&
  (/status of 404/.test(message.text())
    ? message.location().url.indexOf('/assets/') < 0
    : allowed.some((each) => each.test(message.location().url)));

const isLocal = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return !/^(https?|wss?):$/.test(protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

export type Watch = {
  /** Everything that went wrong so far. */
  readonly faults: string[];
  /** Answers of this address may fail: the test makes them. */
  expectFailing(address: RegExp): void;
  /** The console may say this: the test makes a page that is set up wrongly. */
  expectSaying(text: RegExp): void;
};

export function watch(context: BrowserContext): Watch {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  const said: RegExp[] = [];
  context.on('console', (message) => {
    if (said.some((each) => each.test(message.text()))) return;
    if ((message.type() === 'error' || message.type() === 'warning') && !isBrowsersOwn(message, allowed))
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (fault) => faults.push(`page error: ${fault.error().stack ?? fault.error().message}`));
  context.on('request', (request) => {
    if (!isLocal(request.url())) faults.push(`left this machine: ${request.url()}`);
    if (new URL(request.url()).pathname === '/csp-report') faults.push(`CSP report: ${request.postData() ?? ''}`);
  });
  return { faults, expectFailing: (address) => void allowed.push(address), expectSaying: (text) => void said.push(text) };
}
