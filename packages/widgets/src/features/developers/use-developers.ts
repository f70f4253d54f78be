/** What the address says of the page, and the shapes of what the bank answers. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { webhookDelivery } from '@bankside/core/rules/lifecycles/webhook-delivery.ts';
import { webhookKinds } from '@bankside/core/rules/options.ts';
import { usePagedQuery } from '../../shared/lists/paged-list.tsx';

export type Delivery = OutOf<'/developers/deliveries'>['list'][number];
export type WebhookLink = OutOf<'/developers/links'>['list'][number];
export type Attempt = OutOf<'/developers/delivery'>['attempts'][number];

export type PartnerKeys = OutOf<'/developers/keys'>;
export type PartnerKey = PartnerKeys['keys'][number];
export type PartnerPages = OutOf<'/developers/pages'>;
export type KeyRequest = PartnerKeys['requests'][number];

export const parts = ['deliveries', 'links', 'events', 'verify', 'keys', 'pages'] as const;
export type Part = (typeof parts)[number];
export const deliveryStates = Object.keys(webhookDelivery.states) as (keyof typeof webhookDelivery.states)[];
export const remoteKey = ['developers'] as const;
export const keysKey = [...remoteKey, 'keys'] as const;

const names = ['part', 'keyword', 'link', 'status', 'delivery'] as const;
export function useDevelopersQuery() {
  const paged = usePagedQuery(names);
  const { query, narrow } = paged;
  const keyword = query.keyword.slice(0, 100);
  const link = webhookKinds.find((kind) => kind === query.link);
  const status = deliveryStates.find((state) => state === query.status);
  return {
    ...paged,
    part: parts.find((each) => each === query.part) ?? 'deliveries',
    delivery: query.delivery,
    keyword,
    link,
    status,
    isFiltered: keyword !== '' || link !== undefined || status !== undefined,
    /** As the call takes it. */
    filter: { ...(keyword && { keyword }), ...(link && { link }), ...(status && { status }) },
    clear: () => narrow({ keyword: '', link: '', status: '' }),
  };
}
export type DevelopersQuery = ReturnType<typeof useDevelopersQuery>;
