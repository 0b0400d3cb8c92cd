import * as z from 'zod';
import { marketplace } from '#shared/contracts/channels.ts';
import { studioSystem } from '#shared/contracts/integrations/source.ts';
import { classId, ulid } from '#shared/contracts/values.ts';
import type { UrgentMessage } from '#shared/contracts/notifications/messages.ts';

type Image = Readonly<Record<string, unknown>> | undefined;
type Found = Omit<UrgentMessage, 'correlationId'> | undefined;

const health = z.object({
  __edb_e__: z.literal('marketplace-health'),
  studioId: z.string(),
  marketplace,
  refusedSealedAt: z.string(),
});

const subscription = z.object({
  __edb_e__: z.literal('subscription'),
  studioId: z.string(),
  paid: z.object({ status: z.string() }),
});

/** Credentials that a marketplace refuses since this change; those that it refused before were told of then. */
function refusal(before: Image, after: Image): Found {
  const { data: now } = health.safeParse(after);
  const { data: then } = health.safeParse(before);
  if (!now || then?.refusedSealedAt === now.refusedSealedAt) return undefined;
  const event = { what: 'connection-refused', marketplace: now.marketplace } as const;
  return { kind: 'urgent', studioId: now.studioId, event };
}

/** A payment that failed with this change. */
function failedPayment(before: Image, after: Image): Found {
  const { data: now } = subscription.safeParse(after);
  const { data: then } = subscription.safeParse(before);
  if (now?.paid.status !== 'past-due' || then?.paid.status === 'past-due') return undefined;
  return { kind: 'urgent', studioId: now.studioId, event: { what: 'payment-failed' } };
}

const audit = z.object({
  __edb_e__: z.literal('audit'),
  studioId: z.string(),
  action: z.literal('reservations.overbooked'),
  subject: classId,
});

/** A class of which more was sold than there are places. */
function overbooking(_before: Image, after: Image): Found {
  const { data: now } = audit.safeParse(after);
  return (
    now && { kind: 'urgent', studioId: now.studioId, event: { what: 'overbooked', classId: now.subject } }
  );
}

const anImport = z.object({
  __edb_e__: z.literal('import'),
  studioId: z.string(),
  importId: ulid,
  kind: z.enum(['schedule', 'bookings']),
  status: z.string(),
});

/** An import that failed with this change. */
function failedImport(before: Image, after: Image): Found {
  const { data: now } = anImport.safeParse(after);
  const { data: then } = anImport.safeParse(before);
  if (now?.status !== 'failed' || then?.status === 'failed') return undefined;
  const event = { what: 'import-failed', importId: now.importId, of: now.kind } as const;
  return { kind: 'urgent', studioId: now.studioId, event };
}

const source = z.object({
  __edb_e__: z.literal('source'),
  studioId: z.string(),
  kind: studioSystem,
  revealedAt: z.string(),
});

/** A look of the team's at what a studio's owner entered of its own system. */
function look(before: Image, after: Image): Found {
  const { data: now } = source.safeParse(after);
  const { data: then } = source.safeParse(before);
  if (!now || then?.revealedAt === now.revealedAt) return undefined;
  return { kind: 'urgent', studioId: now.studioId, event: { what: 'credentials-seen', system: now.kind } };
}

const finders = [refusal, failedPayment, overbooking, failedImport, look] as const;

/** The message that tells a studio's owner at once what changed in the table; undefined where it can wait, or is nothing to tell. */
export function urgentOf(before: Image, after: Image, correlationId: string): UrgentMessage | undefined {
  for (const find of finders) {
    const urgent = find(before, after);
    if (urgent) return { ...urgent, correlationId };
  }
  return undefined;
}
