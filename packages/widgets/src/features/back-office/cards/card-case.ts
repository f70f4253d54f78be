/** A card application as staff work on it. */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type Application = OutOf<'/admin/card/get'>;
export type Which = { readonly company_id: string; readonly id: string };
export const cardKey = ({ company_id, id }: Which) => ['desk-card', company_id, id] as const;
