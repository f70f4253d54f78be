import { lifecycle } from './lifecycle.ts';

/** The delivery of one event to one link (WEB-05). */
export const webhookDelivery = lifecycle({
  entity: 'webhookDelivery',
  starts: ['queued'],
  states: {
    queued: { wire: 'queued', tone: 'progress', glyph: 'half' },
    delivered: { wire: 'delivered', tone: 'quiet', glyph: 'tick' },
    failed: { wire: 'failed', tone: 'negative', glyph: 'crossed' },
  },
  events: {
    deliver: { from: ['queued'], to: 'delivered', by: ['system'], needs: 'a 2xx answer' },
    retry: { from: ['queued'], to: 'queued', by: ['system'], needs: 'tries left' },
    exhaust: { from: ['queued'], to: 'failed', by: ['system'], needs: 'no tries left' },
    unlink: { from: ['queued'], to: 'failed', by: ['client'], needs: 'its link is removed' },
    replay: { from: ['delivered', 'failed'], to: 'queued', by: ['client'], needs: 'its link is set' },
  },
});

export type WebhookDeliveryEvent = keyof (typeof webhookDelivery)['events'];
