import { describe, expect, it } from 'vitest';
import { choices, step, type Actor } from './lifecycle.ts';
import { webhookDelivery as table, type WebhookDeliveryEvent } from './webhook-delivery.ts';

const states = Object.keys(table.states) as (keyof typeof table.states)[];
const events = Object.keys(table.events) as WebhookDeliveryEvent[];
const actors: readonly Actor[] = ['client', 'user', 'admin', 'bank', 'system'];
const moves: Readonly<Record<string, string>> = {
  'queued deliver system': 'delivered',
  'queued retry system': 'queued',
  'queued exhaust system': 'failed',
  'queued unlink client': 'failed',
  'delivered replay client': 'queued',
  'failed replay client': 'queued',
};

describe('a delivery moves as the table says, and in no other way', () => {
  const all = states.flatMap((state) => events.flatMap((event) => actors.map((actor) => [state, event, actor] as const)));
  it.each(all)('%s, %s by %s', (state, event, actor) =>
    expect(step(table, state, event, actor)).toBe(moves[`${state} ${event} ${actor}`] ?? null),
  );
  it('a person may replay what has ended', () =>
    expect(states.map((state) => choices(table, state, 'client'))).toEqual([['unlink'], ['replay'], ['replay']]));
});
