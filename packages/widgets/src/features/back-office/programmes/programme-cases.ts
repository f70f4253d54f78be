/** Contracts and orders as staff work on them. */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type Which = { readonly company_id: string; readonly id: string };
export type ContractCase = OutOf<'/admin/contract/get'>;
export type OrderCase = OutOf<'/admin/order/get'>;
export type ContractListed = OutOf<'/admin/contract/list'>['list'][number];
export type OrderListed = OutOf<'/admin/order/list'>['list'][number];

export const contractKey = ({ company_id, id }: Which) => ['desk-contract', company_id, id] as const;
export const orderKey = ({ company_id, id }: Which) => ['desk-order', company_id, id] as const;
export const programmeSchemas = () =>
  import('@bankside/core/contract/back-office/back-office-programmes.ts').then(({ programmes }) => programmes);
