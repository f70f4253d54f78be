/** A line to the bank that does what a test wants of it. */
const line = globalThis.fetch;

/** Calls of one path go through `instead`; it may pass them on. */
export function fetchWith(
  path: string,
  instead: (pass: () => Promise<Response>, init: RequestInit | undefined) => Promise<Response>,
): void {
  globalThis.fetch = (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    return address.endsWith(path) ? instead(() => line(input, init), init) : line(input, init);
  };
}
export const mendLine = (): void => {
  globalThis.fetch = line;
};

export const bodyOf = (init: RequestInit | undefined): string => (typeof init?.body === 'string' ? init.body : '');
