import * as z from 'zod/mini';
import type { Feature } from './define.ts';
import { fileKey, text } from './shapes.ts';

const handle = z.string().check(z.regex(/^[\w.-]{20,200}$/, 'id'));

export const uploads = {
  authorise: {
    path: '/init/awsS3Auth',
    who: ['signed-in', 'link', 'handoff'],
    documents: false,
    in: z.object({
      /** A visitor's files belong to a draft: its handle. */
      draft: z.optional(handle),
      slot: z.enum(['avatar', 'kyc', 'card', 'support', 'feedback', 'attachment']),
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
    refuses: ['fileTooLarge', 'fileTypeWrong', 'tooManyFiles', 'notFound'],
  },
  /** After the bytes have arrived: the bank parses them, re-encodes images, checks PDFs, and answers what it kept. */
  finish: {
    path: '/init/uploadDone',
    who: ['signed-in', 'link', 'handoff'],
    documents: false,
    ours: true,
    in: z.object({ file_key: fileKey, draft: z.optional(handle) }),
    out: z.object({ file_key: z.string(), name: z.string(), content_type: z.string(), size: z.int() }),
    refuses: ['fileTooLarge', 'fileTypeWrong', 'uploadFailed', 'imageBad', 'fileUnsafe', 'fileUnreadable', 'fileMissing'],
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
  /** A QR code by which a phone sends one file into the form that shows it; `field` is what the phone's page calls it. */
  handoff: {
    path: '/init/uploadHandoff',
    who: ['signed-in', 'link'],
    documents: false,
    ours: true,
    in: z.object({ slot: z.enum(['kyc', 'card', 'support', 'feedback', 'attachment']), field: text(80), draft: z.optional(handle) }),
    out: z.object({ handoff_token: z.string(), url: z.string(), pairing: z.string(), expires_in_sec: z.int() }),
    refuses: ['notFound'],
  },
  /** Asked every few seconds by the form, and once by the phone (`opened`). `pairing` is on both screens, so that people see that they belong together. */
  handoffState: {
    path: '/init/handoffState',
    who: 'anyone',
    ours: true,
    in: z.object({ handoff_token: handle, opened: z.optional(z.boolean()), close: z.optional(z.boolean()) }),
    out: z.object({
      state: z.enum(['waiting', 'opened', 'received', 'closed', 'expired']),
      slot: z.string(),
      field: z.string(),
      pairing: z.string(),
      file: z.nullable(z.object({ file_key: z.string(), name: z.string(), size: z.int(), content_type: z.string() })),
    }),
    refuses: ['notFound'],
  },
} as const satisfies Feature;
