/** The browser's own fetch, for what loads before a tag's first field and for what outlives its page. */
import { longestMs, tooLate, type Transport } from './request.ts';

export const fetchTransport: Transport = async ({ url, headers, body, timeoutMs, blob, signal, keepalive }) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tooLate()), Math.min(timeoutMs, longestMs));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: body instanceof FormData ? body : JSON.stringify(body),
      keepalive: keepalive ?? false,
      credentials: 'omit', // who asks is in the headers (D-118)
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    return {
      status: response.status,
      statusText: response.statusText,
      headers: (name) => response.headers.get(name) ?? '',
      body: blob ? await response.blob() : await response.text(),
    };
  } finally {
    clearTimeout(timer);
  }
};
