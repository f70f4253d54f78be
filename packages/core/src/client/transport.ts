/** The only file that knows axios, which is fetched at the first call (D-113). */
import type { AxiosInstance } from 'axios';
import { fetchTransport } from './fetch-transport.ts';
import type { Transport } from './request.ts';

let instance: Promise<AxiosInstance> | undefined;
const axios = () => (instance ??= import('axios').then((module) => module.default.create()));

/** Fetches the library before it is needed: on focus, on hover, when the page is idle. */
export const warmTransport = (): void => void axios();

/** Every call is POST (API-01). Resolves for every HTTP answer; rejects only when there was none. */
export const axiosTransport: Transport = async (request) => {
  const { url, headers, body, timeoutMs, blob, signal, onProgress } = request;
  if (request.keepalive) return fetchTransport(request); // the page may be gone before a library is here
  const http = await axios();
  const answer = await http.request<unknown>({
    method: 'post',
    url,
    data: body,
    headers: { ...headers },
    timeout: timeoutMs,
    responseType: blob ? 'blob' : 'json',
    validateStatus: () => true,
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onUploadProgress: ({ loaded, total }) => onProgress(loaded, total ?? 0) } : {}),
  });
  const find = (name: string): string => {
    const value: unknown = (answer.headers as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : '';
  };
  return { status: answer.status, statusText: answer.statusText, headers: find, body: answer.data };
};
