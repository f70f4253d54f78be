/** What goes to the bank and what comes back, whoever carries it. */
export type Request = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeoutMs: number;
  readonly blob: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  /** Not ended by the end of the page. */
  readonly keepalive?: boolean | undefined;
};
/** `body` is parsed JSON, a Blob when asked for, or text when it was neither. */
export type Answer = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: (name: string) => string;
  readonly body: unknown;
};
export type Transport = (request: Request) => Promise<Answer>;
