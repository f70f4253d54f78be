/**
 * The first call of <card-apply>, which a visitor waits for. It is a plain request that needs no preflight (text, no headers
 * of ours), so the loader can make it while the widget's code is on its way: one round trip beside the others, not after them.
 */
const place = Symbol.for('bankside.ahead');
type Ahead = { readonly body: string; readonly answer: Promise<Response> };

/** The answer that the loader has asked for, once: a second mount asks again. */
export function takeAhead(element: object): Ahead | undefined {
  const found = (element as { [place]?: Ahead })[place];
  delete (element as { [place]?: Ahead })[place];
  return found;
}

/** `link_path`, `userid` and, in a frame of ours, `host_origin`, in this order: the loader writes the same. */
export const linkQuestion = (linkPath: string, userRef: string | undefined, around: string): string =>
  JSON.stringify({ link_path: linkPath, userid: userRef || undefined, host_origin: around || undefined });

export const askLink = (origin: string, body: string): Promise<Response> =>
  fetch(`${origin}/api/v1/card/getLinkParamByPath`, { method: 'POST', body, credentials: 'omit' });
