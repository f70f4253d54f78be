/** Where uploaded bytes lie. Two shops, one counter: the bank's own disk, or S3-compatible storage. */
export type Grant = { readonly url: string; readonly fields: Readonly<Record<string, string>> };
export type Limits = { readonly contentType: string; readonly maxBytes: number; readonly expiresAt: Date };

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
  /** Takes an upload that comes through the bank: the signature checked, bytes counted as they come. Null where uploads go elsewhere. */
  readonly accept:
    | ((
        key: string,
        fields: ReadonlyMap<string, string>,
        bytes: AsyncIterable<Buffer>,
        now: Date,
      ) => Promise<'kept' | 'tooLarge' | 'notGranted'>)
    | null;
};
