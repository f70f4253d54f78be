import { kitNumber } from '@bankside/core/contract/programmes/shapes.ts';
import * as z from 'zod/mini';

/** What the dialog takes: both ends of a range, or a list with at least one number. */
export const KitChoice = z.discriminatedUnion('by', [
  z.object({ by: z.literal('range'), kit_from: kitNumber, kit_to: kitNumber }),
  z.object({ by: z.literal('list'), kits: z.string().check(z.trim(), z.minLength(1, 'kitNumberBlank')) }),
]);
