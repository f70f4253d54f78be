/** Writes what partners' servers read by their keys (EMB-16), where the company has a key; numbers come when somebody reads (D-364). */
import { aboutOf, tagOfEvent, type PartnerEvent } from '@bankside/core/rules/partner-events.ts';
import { sql } from 'drizzle-orm';
import { partnerKeys } from '../../store/card-schema.ts';
import type { Db } from '../../store/store.ts';
import { partnerEvents } from '../../store/webhook-schema.ts';
import { orderedId } from '../../platform/ids.ts';

type News = {
  readonly company_id: string;
  readonly kind: PartnerEvent;
  readonly payload: Record<string, unknown>;
  readonly event_id?: string;
  readonly now: Date;
};

export async function partnerEvent(db: Db, { company_id, kind, payload, event_id = orderedId(), now }: News): Promise<void> {
  await db.execute(
    sql`insert into ${partnerEvents} (company_id, event_id, kind, tag, subject, payload, created_at)
      select ${company_id}::uuid, ${event_id}::uuid, ${kind}::text, ${tagOfEvent(kind, payload)}::text, ${aboutOf(kind, payload)}::text,
        ${JSON.stringify(payload)}::jsonb, ${now.toISOString()}::timestamptz
      where exists (select 1 from ${partnerKeys} where ${partnerKeys.company_id} = ${company_id} and ${partnerKeys.revoked_at} is null)`,
  );
}
