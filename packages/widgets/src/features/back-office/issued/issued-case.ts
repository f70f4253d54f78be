/** An issued card as staff work on it. */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type IssuedCard = OutOf<'/admin/cards/get'>;
export type Listed = OutOf<'/admin/cards/list'>['list'][number];
export type Which = { readonly company_id: string; readonly id: string };
export const issuedKey = ({ company_id, id }: Which) => ['desk-issued', company_id, id] as const;
export const cardSchemas = () => import('@bankside/core/contract/back-office/back-office-cards.ts').then(({ cardWork }) => cardWork);
