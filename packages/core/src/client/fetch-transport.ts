/** The way to the bank for pages that count bytes: the browser's own fetch. Only files take axios, which tells their progress. */
import type { Transport } from './transport.ts';

export const fetchTransport: Transport = async (request) => {
  const { url, headers, body, timeoutMs, blob, signal } = request;
  if (body instanceof FormData) return (await import('./transport.ts')).axiosTransport(request);
  const late = AbortSignal.timeout(Math.min(timeoutMs, 2 ** 31 - 1));
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: request.keepalive ?? false,
    credentials: 'omit', // who asks stands in the headers (decisions 18)
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  return {
    status: response.status,
    statusText: response.statusText,
    headers: (name) => response.headers.get(name) ?? '',
    body: blob ? await response.blob() : await response.text(),
  };
};
