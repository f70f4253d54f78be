/** A line to the bank that does what a test wants of it, whether fetch or axios carries the call. */
type Instead = (pass: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>;

const line = globalThis.fetch;
const Line = globalThis.XMLHttpRequest;
let held: { readonly path: string; readonly instead: Instead } | undefined;

/** Calls of one path go through `instead`; it may pass them on. */
export function fetchWith(path: string, instead: Instead): void {
  held = { path, instead };
  globalThis.XMLHttpRequest = HeldLine;
  globalThis.fetch = (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    return address.endsWith(path) ? instead(() => line(input, init), init) : line(input, init);
  };
}
export const mendLine = (): void => {
  held = undefined;
  globalThis.fetch = line;
  globalThis.XMLHttpRequest = Line;
};

class HeldLine extends Line {
  #url = '';
  readonly #headers: Record<string, string> = {};

  override open(method: string, url: string | URL): void {
    this.#url = String(url);
    super.open(method, url, true);
  }
  override setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
    super.setRequestHeader(name, value);
  }
  override send(body?: XMLHttpRequestBodyInit | null): void {
    if (!held || !this.#url.endsWith(held.path)) return super.send(body);
    const init = { method: 'POST', headers: this.#headers, body: body ?? null };
    held
      .instead(() => line(this.#url, init), init)
      .then(
        (response) => this.#answer(response),
        () => this.dispatchEvent(new ProgressEvent('error')),
      );
  }
  async #answer(response: Response): Promise<void> {
    const text = await response.text();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    const { status, statusText } = response;
    const answer = { status, statusText, response: text, responseText: text, readyState: Line.DONE, getAllResponseHeaders: () => headers };
    for (const [name, value] of Object.entries(answer)) Object.defineProperty(this, name, { value });
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

export const bodyOf = (init: RequestInit | undefined): string => (typeof init?.body === 'string' ? init.body : '');
