/** What dialogs of card programmes take before it becomes calls. */
import * as z from 'zod/mini';
import { email, personName, text } from '../shapes.ts';
import { kitNumber } from './shapes.ts';

/** Both ends of a range, a list with at least one number, or numbers that were scanned (PRG-32). */
export const KitChoice = z.discriminatedUnion('by', [
  z.object({ by: z.literal('range'), kit_from: kitNumber, kit_to: kitNumber }),
  z.object({ by: z.literal('list'), kits: z.string().check(z.trim(), z.minLength(1, 'kitNumberBlank')) }),
  z.object({ by: z.literal('scan'), scanned: z.array(kitNumber, 'kitNumberBlank').check(z.minLength(1, 'kitNumberBlank')) }),
]);

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
