import { email, personName, text } from '@bankside/core/contract/shapes.ts';
import * as z from 'zod/mini';

const activation_code = text(40, 'activationCodeBlank');

/** One line for each card: a holder of the company, or a person who is to be invited. */
export const BindForm = z.object({
  lines: z.array(
    z.discriminatedUnion('who', [
      z.object({
        who: z.literal('holder'),
        application_id: z.string('choose').check(z.minLength(1, 'choose'), z.maxLength(64, 'choose')),
        activation_code,
      }),
      z.object({ who: z.literal('person'), name: personName(), email, activation_code }),
    ]),
  ),
});
