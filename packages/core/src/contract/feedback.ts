import * as z from 'zod/mini';
import { feedbackTypes } from '../rules/options.ts';
import type { Feature } from './define.ts';
import { fileKey, id, prose } from './shapes.ts';

export const feedback = {
  submit: {
    path: '/feedback/submit',
    who: 'signed-in',
    documents: false,
    write: true,
    in: z.object({
      type: z.enum(feedbackTypes, 'choose'),
      content: prose(4000, 'feedbackBlank'),
      contact: z.optional(z.string().check(z.trim(), z.maxLength(200, 'tooLong'))),
      files: z.optional(z.array(fileKey).check(z.maxLength(10, 'tooManyFiles'))),
    }),
    out: z.object({ id }),
    refuses: ['fileMissing'],
  },
} as const satisfies Feature;
