import * as z from 'zod/mini';
import type { Feature } from './define.ts';
import { fileKey, text } from './shapes.ts';

export const uploads = {
  authorise: {
    path: '/init/awsS3Auth',
    who: 'signed-in',
    documents: false,
    in: z.object({
      slot: z.enum(['avatar', 'kyc', 'card', 'support', 'feedback']),
      file_name: text(200),
      content_type: z.string().check(z.maxLength(100)),
      size: z.int().check(z.minimum(1, 'fileEmpty'), z.maximum(1_000_000_000, 'fileTooLarge')),
    }),
    out: z.object({
      upload_url: z.string(),
      method: z.enum(['POST']),
      fields: z.record(z.string(), z.string()),
      file_key: z.string(),
      expires_in_sec: z.int(),
    }),
    refuses: ['fileTooLarge', 'fileTypeWrong', 'tooManyFiles'],
  },
  /** After the bytes have arrived: the bank parses them, re-encodes images, checks PDFs, and answers what it kept. */
  finish: {
    path: '/init/uploadDone',
    who: 'signed-in',
    documents: false,
    ours: true,
    in: z.object({ file_key: fileKey }),
    out: z.object({ file_key: z.string(), name: z.string(), content_type: z.string(), size: z.int() }),
    refuses: ['fileTooLarge', 'fileTypeWrong', 'uploadFailed', 'imageBad', 'fileUnsafe', 'fileMissing'],
  },
  /** One of the caller's own files, or for staff any file of a company under review. Always an attachment. */
  read: {
    path: '/init/file',
    who: ['signed-in', 'staff'],
    documents: false,
    ours: true,
    in: z.object({ file_key: fileKey }),
    out: 'blob',
    refuses: ['notFound'],
  },
} as const satisfies Feature;
