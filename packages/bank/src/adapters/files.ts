/** Where uploaded bytes lie. Two shops, one counter: the bank's own disk, or S3-compatible storage. */
export type Grant = { readonly url: string; readonly fields: Readonly<Record<string, string>> };
export type Limits = { readonly contentType: string; readonly maxBytes: number; readonly expiresAt: Date };

/** Signs an upload address: the same text, the same hash, and nobody else can make it. */
export type KeyedHash = { mac(purpose: string, text: string): string };

export type FileStore = {
  /** The other origin that browsers send uploads to, or '' when it is the bank's own. */
  readonly origin: string;
  /** Signs one upload of at most `maxBytes` of one type, for one key. */
  authorise(key: string, limits: Limits): Promise<Grant>;
  /** The bytes as they arrived, or null when nothing has. */
  readIncoming(key: string): Promise<Buffer | null>;
  /** Keeps what was parsed and cleaned, and drops what arrived. */
  keep(key: string, bytes: Buffer): Promise<void>;
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** Removes what arrived so long ago and was never kept: sent after its grant had done its work, or cut off by the end of a process. */
  sweep(olderThanMs: number): Promise<void>;
  /** Takes uploads that come through the bank. Null where they go elsewhere. */
  readonly accept: {
    /** The bytes that a form's signature allows for this key; null when it is not ours, or its time is over. */
    allows(key: string, fields: ReadonlyMap<string, string>, now: Date): number | null;
    /** Counts bytes as they come and stops at `max`. */
    receive(key: string, max: number, bytes: AsyncIterable<Buffer>): Promise<'kept' | 'tooLarge'>;
  } | null;
};
