/** Who carries a call: axios, but fetch before a tag's first field and for what outlives its page (D-171). */
import { fetchTransport } from './fetch.ts';
import type { Transport } from './request.ts';

type Axios = { readonly axiosTransport: Transport };
/** Axios, fetched when it is needed: the widgets' `lazy` keeps it. */
export type LazyAxios = { readonly get: () => Axios | undefined; readonly load: () => Promise<Axios> };

export const portalTransport =
  (axios: LazyAxios): Transport =>
  async (request) =>
    (request.keepalive ? fetchTransport : (await axios.load()).axiosTransport)(request);

/**
 * For tags and guests' pages. The first call after the first field has axios fetched and does not wait for it; a file waits,
 * so that its progress can be shown.
 */
export const tagTransport =
  (axios: LazyAxios, hasFirstField = () => true): Transport =>
  async (request) => {
    const isFile = request.body instanceof FormData;
    if (request.keepalive || !(isFile || hasFirstField())) return fetchTransport(request);
    const coming = axios.load().catch(() => undefined);
    return ((isFile ? await coming : axios.get())?.axiosTransport ?? fetchTransport)(request);
  };
