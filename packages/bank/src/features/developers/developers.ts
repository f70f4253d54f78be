import type { developers as calls } from '@bankside/core/contract/developers/developers.ts';
import { webhookExamples } from '@bankside/core/rules/webhook-examples.ts';
import { webhookEvents as events, webhookTest, type WebhookEvent } from '@bankside/core/rules/webhooks.ts';
import { webhookKinds } from '@bankside/core/rules/options.ts';
import { demandOfFactor } from '../../domain/identity/proofs.ts';
import { startOf } from '../../domain/records/record-filter.ts';
import { bodyOf } from '../../domain/webhooks/deliver.ts';
import {
  deliveriesOf,
  mayReplay,
  openCounts,
  replayFailed,
  replayOne,
  wantedOf,
  type AttemptRow,
  type EventRow,
} from '../../domain/webhooks/deliveries.ts';
import { linkRows, rotateSecret, testLink, type LinkKind } from '../../domain/webhooks/links.ts';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { webhookEvents } from '../../store/webhook-schema.ts';
import { partnerKeysOf } from './partner-keys.ts';

const kindOf = (text: string): LinkKind => webhookKinds.find((kind) => kind === text) ?? 'kyc_change';
const after = (at: Date | null, now: Date) => (at && at > now ? at.toISOString() : null);

const deliveryOf = ({ row, attempts: [last] }: { row: EventRow; attempts: readonly AttemptRow[] }) => ({
  id: row.event_id,
  event: row.kind,
  link: kindOf(row.link),
  about: isUuid(row.subject) ? row.subject : '',
  status: row.state,
  tries: row.tries_in_all,
  created_at: row.created_at.toISOString(),
  answered: last?.status ?? null,
  fault: last?.fault ?? '',
  next_try_at: row.state === 'queued' ? row.next_try_at.toISOString() : null,
  may_replay: mayReplay(row),
});

async function one(db: Db, company_id: string, event_id: string) {
  if (!isUuid(event_id)) return undefined;
  const [found] = await deliveriesOf(db, company_id, rowsOf(webhookEvents, { company_id, event_id }), { limit: 1, offset: 0 });
  return found;
}

export const developers: Handlers<typeof calls> = {
  ...partnerKeysOf,
  links: async (_input, { db, person: { company_id }, now }) => {
    const many = await openCounts(db, company_id);
    const rows = (await linkRows(db, company_id)).filter(({ url }) => url !== '');
    return {
      list: webhookKinds.flatMap((kind) =>
        rows
          .filter((row) => row.kind === kind)
          .map(({ url, set_at, old_until, open_until }) => ({
            kind,
            url,
            set_at: set_at.toISOString(),
            old_secret_until: after(old_until, now),
            rests_until: after(open_until, now),
            queued: many(kind, 'queued'),
            failed: many(kind, 'failed'),
          })),
      ),
    };
  },

  deliveries: async ({ keyword, link, status, from, to, ...page }, { bank, db, person: { company_id } }) => {
    const asked = pageAsked(page);
    const zone = bank.policy.bank.timeZone;
    const wanted = wantedOf(company_id, {
      keyword,
      link,
      status,
      from: from ? startOf(from, zone) : undefined,
      to: to ? startOf(to, zone, 1) : undefined,
    });
    const found = await deliveriesOf(db, company_id, wanted, asked);
    return pageAnswer(found.map(deliveryOf), await db.$count(webhookEvents, wanted), asked);
  },

  delivery: async ({ id }, { db, person: { company_id }, refuse }) => {
    const found = await one(db, company_id, id);
    if (!found) throw refuse('notFound');
    const attempts = found.attempts.map(({ company_id: _company, event_id: _event, at, next_try_at, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
      next_try_at: next_try_at?.toISOString() ?? null,
    }));
    const { created_at, payload } = found.row;
    const kind = found.row.kind as WebhookEvent | typeof webhookTest;
    return { delivery: deliveryOf(found), body: bodyOf({ kind, created_at, payload }), attempts };
  },

  replay: async ({ id }, { db, person, now, refuse }) => {
    const { company_id, user_id } = person;
    const found = await one(db, company_id, id);
    if (!found) throw refuse('notFound');
    if (!(await replayOne(db, found.row, now))) throw refuse('wrongState');
    await audit(db, {
      company_id,
      actor: user_id,
      action: 'webhook.replay',
      subject: `event:${id}`,
      from: found.row.state,
      to: 'queued',
      at: now,
    });
    return deliveryOf((await one(db, company_id, id)) ?? found);
  },

  replayFailed: async ({ hours, link }, { db, person: { company_id, user_id }, now }) => {
    const since = new Date(now.getTime() - hours * 3_600_000);
    const replayed = await replayFailed(db, company_id, since, link, now);
    if (replayed > 0)
      await audit(db, {
        company_id,
        actor: user_id,
        action: 'webhook.replayFailed',
        subject: link ?? 'company',
        to: String(replayed),
        at: now,
      });
    return { count: replayed };
  },

  test: async ({ link }, { db, person: { company_id }, now, refuse }) => {
    const id = await testLink(db, company_id, link, now);
    if (id === null) throw refuse('notFound');
    return { id };
  },

  rotateSecret: async ({ link, proof }, { bank, db, person, now, refuse }) => {
    const { company_id, user_id } = person;
    await demandOfFactor(bank, db, person, { act: 'webhooks', shown: { link } }, proof, now);
    const made = await rotateSecret({ bank, db, company_id, now }, link);
    if (!made) throw refuse('notFound');
    await audit(db, { company_id, actor: user_id, action: 'webhook.secret', subject: link, at: now });
    return { signing_secret: made.secret, old_secret_until: made.old_until.toISOString() };
  },

  events: async (_input, { now }) => ({
    list: (Object.keys(webhookExamples) as (keyof typeof webhookExamples)[]).map((event) => ({
      event,
      link: event === webhookTest ? null : events[event].link,
      examples: webhookExamples[event].map((payload) => bodyOf({ kind: event, created_at: now, payload })),
    })),
  }),
};
