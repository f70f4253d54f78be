/** What the client asks of a line, whichever library holds it. Every call is POST (API-01). */
export type Request = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** FormData goes as it is, anything else as JSON. */
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly blob: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Reported by axios alone: fetch does not know how much has gone. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Not ended by the end of the page. */
  readonly keepalive?: boolean | undefined;
};
/** `body` is a Blob when asked for, text otherwise; '' for a header that is not there. */
export type Answer = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: (name: string) => string;
  readonly body: string | Blob;
};
/** Resolves for every HTTP answer. Rejects only when there was none: with a TimeoutError when it took too long. */
export type Transport = (request: Request) => Promise<Answer>;

/** The longest that a browser's timer can wait. */
export const longestMs = 2 ** 31 - 1;
export const tooLate = () => new DOMException('no answer in time', 'TimeoutError');
