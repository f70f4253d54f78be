/** Which shop: S3 when S3_BUCKET is set, else the bank's own disk. */
import { join } from 'node:path';
import { diskFiles } from './files-disk.ts';
import type { FileStore, KeyedHash } from './files.ts';

export async function filesFor(
  { dataFolder }: { readonly dataFolder: string },
  secrets: KeyedHash,
  env: NodeJS.ProcessEnv = process.env,
): Promise<FileStore> {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return diskFiles(join(dataFolder, 'files'), secrets);
  const [accessKeyId, secretAccessKey] = [env['S3_ACCESS_KEY_ID'], env['S3_SECRET_ACCESS_KEY']];
  if (!accessKeyId || !secretAccessKey) throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const { s3Files } = await import('./files-s3.ts'); // several megabytes that a bank with a disk never loads
  return s3Files({ bucket, region: env['S3_REGION'] ?? 'us-east-1', endpoint: env['S3_ENDPOINT'], accessKeyId, secretAccessKey });
}
