/** Who carries a call: axios, but fetch before a tag's first field and for what outlives its page (D-171). */
import { fetchTransport } from './fetch.ts';
import type { Transport } from './request.ts';

let axiosTransport: Transport | undefined;
let coming: Promise<Transport> | undefined;

/** A library that could not be fetched is asked for again by the next call. */
const loadAxios = (): Promise<Transport> =>
  (coming ??= import('./axios.ts').then(
    (module) => (axiosTransport = module.axiosTransport),
    (fault: unknown) => {
      coming = undefined;
      throw fault;
    },
  ));

/** Fetches the library before it is needed: on focus, on hover, when the page is idle. */
export const warmAxios = (): void => void loadAxios().catch(() => undefined);

export const portalTransport: Transport = async (request) => (request.keepalive ? fetchTransport(request) : (await loadAxios())(request));

/**
 * For tags and guests' pages. The first call after the first field has axios fetched and does not wait for it; a file waits,
 * so that its progress can be told.
 */
export function tagTransport(hasFirstField = () => true): Transport {
  return async (request) => {
    const isFile = request.body instanceof FormData;
    if (request.keepalive || !(isFile || hasFirstField())) return fetchTransport(request);
    if (isFile) await loadAxios().catch(() => undefined);
    else if (!axiosTransport) warmAxios();
    return (axiosTransport ?? fetchTransport)(request);
  };
}
