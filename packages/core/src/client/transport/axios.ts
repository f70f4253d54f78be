/** The only file that knows axios; transport/choose.ts fetches it (D-113). It reports how much of a file has gone. */
import axios from 'axios';
import { longestMs, tooLate, type Transport } from './request.ts';

const http = axios.create({
  validateStatus: () => true,
  transformResponse: (data: unknown) => data, // the client reads the envelope
  transitional: { clarifyTimeoutError: true },
});

export const axiosTransport: Transport = async ({ url, headers, body, timeoutMs, blob, signal, onProgress }) => {
  const answer = await http
    .request<string | Blob>({
      method: 'post',
      url,
      data: body instanceof FormData ? body : JSON.stringify(body),
      headers: { ...headers },
      timeout: Math.min(timeoutMs, longestMs),
      responseType: blob ? 'blob' : 'text',
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ loaded, total }) => onProgress(loaded, total ?? 0) } : {}),
    })
    .catch((fault: unknown) => {
      throw axios.isAxiosError(fault) && fault.code === 'ETIMEDOUT' ? tooLate() : fault;
    });
  const header = (name: string): string => {
    const value: unknown = (answer.headers as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : '';
  };
  return { status: answer.status, statusText: answer.statusText, headers: header, body: answer.data };
};
