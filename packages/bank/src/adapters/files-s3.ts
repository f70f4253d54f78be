/** S3-compatible storage: browsers post straight to it, under a policy that fixes type and size (FIL-02). */
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { FileStore } from './files.ts';

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  /** For storage that is not Amazon's. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Somebody waits for the answer: storage that hangs is a fault within seconds (SEC-47). */
const patienceMs = 8000;

export function s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings, waitMs = patienceMs): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  /** `work` is given the signal that ends it, for a request, and is not waited for any longer, for a body. */
  const inTime = <T>(work: (how: { readonly abortSignal: AbortSignal }) => Promise<T>): Promise<T> => {
    const abortSignal = AbortSignal.timeout(waitMs);
    const late = new Promise<never>((_resolve, reject) =>
      abortSignal.addEventListener('abort', () => reject(new Error(`the storage of files has not answered for ${waitMs} ms`))),
    );
    return Promise.race([work({ abortSignal }), late]);
  };
  const read = async (Key: string): Promise<Buffer | null> => {
    try {
      return await inTime(async (how) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }), how);
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      });
    } catch (fault) {
      if (fault instanceof NoSuchKey) return null;
      throw fault;
    }
  };
  const remove = (Key: string) => inTime((how) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), how));
  return {
    origin: new URL(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`).origin,
    authorise: async (key, { contentType, maxBytes, expiresAt }) =>
      createPresignedPost(client, {
        Bucket: bucket,
        Key: `incoming/${key}`,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, maxBytes],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000)), // S3 goes by its own clock
      }),
    readIncoming: (key) => read(`incoming/${key}`),
    keep: async (key, bytes) => {
      const whole = { Bucket: bucket, Key: `kept/${key}`, Body: bytes, ContentType: 'application/octet-stream' };
      await inTime((how) => client.send(new PutObjectCommand({ ...whole, ServerSideEncryption: 'AES256' }), how));
      await remove(`incoming/${key}`);
    },
    read: (key) => read(`kept/${key}`),
    remove: async (key) => {
      await remove(`incoming/${key}`);
      await remove(`kept/${key}`);
    },
    sweep: async (olderThanMs) => {
      const before = Date.now() - olderThanMs;
      let page: string | undefined;
      do {
        const from = page ? { ContinuationToken: page } : {};
        const found = await inTime((how) => client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'incoming/', ...from }), how));
        for (const { Key, LastModified } of found.Contents ?? [])
          if (Key && LastModified && LastModified.getTime() < before) await remove(Key);
        page = found.NextContinuationToken;
      } while (page);
    },
    accept: null,
  };
}
