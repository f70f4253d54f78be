/** The way to the bank for pages that count bytes: the browser's own fetch. Only files take axios, which tells their progress. */
import type { Transport } from './request.ts';

const longest = 2 ** 31 - 1;

export const fetchTransport: Transport = async (request) => {
  const { url, headers, body, timeoutMs, blob, signal } = request;
  if (body instanceof FormData) return (await import('./transport.ts')).axiosTransport(request);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), Math.min(timeoutMs, longest));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      keepalive: request.keepalive ?? false,
      credentials: 'omit', // who asks stands in the headers (D-118)
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
