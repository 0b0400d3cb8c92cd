import { WorkKeyEntity } from '#functions/_data/studio/work-key.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Stripe retries an event for three days, and a person may resend it for thirty. */
const retentionSeconds = 31 * 24 * 3600;
const keyOf = (eventId: string): string => `stripe/${eventId}`;

export async function wasHandled(table: StudioTable, studioId: string, eventId: string): Promise<boolean> {
  const { data } = await table
    .of(WorkKeyEntity)
    .get({ studioId, key: keyOf(eventId) })
    .go({ consistent: true });
  return data !== null;
}

/** Records that an event has been handled. */
export async function markHandled(
  table: StudioTable,
  studioId: string,
  eventId: string,
  now: Date,
): Promise<void> {
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + retentionSeconds;
  const mark = { studioId, key: keyOf(eventId), state: 'done', leaseUntil: now.toISOString() } as const;
  await table
    .of(WorkKeyEntity)
    .put({ ...mark, expiresAtSeconds })
    .go();
}
