import { kitNumber } from '@bankside/core/contract/programmes/shapes.ts';
import * as z from 'zod/mini';

/** What the dialog takes: both ends of a range, a list with at least one number, or numbers that were scanned. */
export const KitChoice = z.discriminatedUnion('by', [
  z.object({ by: z.literal('range'), kit_from: kitNumber, kit_to: kitNumber }),
  z.object({ by: z.literal('list'), kits: z.string().check(z.trim(), z.minLength(1, 'kitNumberBlank')) }),
  z.object({ by: z.literal('scan'), scanned: z.array(kitNumber, 'kitNumberBlank').check(z.minLength(1, 'kitNumberBlank')) }),
]);
