import * as z from 'zod';
import { marketplace } from '#shared/contracts/channels.ts';
import { failuresMax } from '#functions/_domain/connections/breaker.ts';
import { studioSystem } from '#shared/contracts/integrations/source.ts';
import { classId, instant, ulid } from '#shared/contracts/values.ts';
import type { TellMessage } from '#shared/contracts/notifications/messages.ts';

type Image = Readonly<Record<string, unknown>> | undefined;
type Found = Omit<TellMessage, 'correlationId'> | undefined;

const refusedHealth = z.object({
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

/** Credentials that a marketplace has refused since this change. Earlier refusals have already been reported. */
function refusal(before: Image, after: Image): Found {
  const { data: now } = refusedHealth.safeParse(after);
  const { data: then } = refusedHealth.safeParse(before);
  if (!now || then?.refusedSealedAt === now.refusedSealedAt) return undefined;
  const event = { what: 'connection-refused', marketplace: now.marketplace } as const;
  return { kind: 'tell', studioId: now.studioId, event };
}

/** A payment that failed with this change. */
function failedPayment(before: Image, after: Image): Found {
  const { data: now } = subscription.safeParse(after);
  const { data: then } = subscription.safeParse(before);
  if (now?.paid.status !== 'past-due' || then?.paid.status === 'past-due') return undefined;
  return { kind: 'tell', studioId: now.studioId, event: { what: 'payment-failed' } };
}

const audit = z.object({
  __edb_e__: z.literal('audit'),
  studioId: z.string(),
  action: z.literal('reservations.overbooked'),
  subject: classId,
});

/** A class with more places sold than it has. */
function overbooking(_before: Image, after: Image): Found {
  const { data: now } = audit.safeParse(after);
  return now && { kind: 'tell', studioId: now.studioId, event: { what: 'overbooked', classId: now.subject } };
}

const anImport = z.object({
  __edb_e__: z.literal('import'),
  studioId: z.string(),
  importId: ulid,
  kind: z.enum(['schedule', 'bookings']),
  status: z.string(),
});

/** An import that ended with this change. */
function endedImport(before: Image, after: Image): Found {
  const { data: now } = anImport.safeParse(after);
  const { data: then } = anImport.safeParse(before);
  if (!now || then?.status === now.status || !['completed', 'failed'].includes(now.status)) return undefined;
  const { importId, kind: importKind, status } = now;
  const event = { what: 'import-ended', importId, of: importKind, ok: status === 'completed' } as const;
  return { kind: 'tell', studioId: now.studioId, event };
}

const source = z.object({
  __edb_e__: z.literal('source'),
  studioId: z.string(),
  kind: studioSystem,
  revealedAt: z.string(),
});

/** The team revealed credentials that a studio's owner had entered. */
function changesBetween(before: Image, after: Image): Found {
  const { data: now } = source.safeParse(after);
  const { data: then } = source.safeParse(before);
  if (!now || then?.revealedAt === now.revealedAt) return undefined;
  return { kind: 'tell', studioId: now.studioId, event: { what: 'credentials-seen', system: now.kind } };
}

const brokenHealth = z.object({
  __edb_e__: z.literal('marketplace-health'),
  studioId: z.string(),
  marketplace,
  failures: z.number(),
});

/** A marketplace that stopped answering with this change, so that its circuit breaker opened. */
function outage(before: Image, after: Image): Found {
  const { data: now } = brokenHealth.safeParse(after);
  const { data: then } = brokenHealth.safeParse(before);
  if (now?.failures !== failuresMax || then?.failures === failuresMax) return undefined;
  const event = { what: 'connection-broken', marketplace: now.marketplace } as const;
  return { kind: 'tell', studioId: now.studioId, event };
}

const granted = z.object({
  __edb_e__: z.literal('subscription'),
  studioId: z.string(),
  grantedUntil: instant,
});

/** Free access that the team gave with this change. */
function access(before: Image, after: Image): Found {
  const { data: now } = granted.safeParse(after);
  const { data: then } = granted.safeParse(before);
  if (!now || then?.grantedUntil === now.grantedUntil) return undefined;
  const event = { what: 'access-given', until: now.grantedUntil } as const;
  return { kind: 'tell', studioId: now.studioId, event };
}

const furtherBrowser = z.object({
  __edb_e__: z.literal('known-browser'),
  studioId: z.string(),
  name: z.string(),
  sessionId: z.string(),
  isFurther: z.literal(true),
});

/** A sign-in from a browser that has not been used before. */
function signIn(before: Image, after: Image): Found {
  const { data: now } = furtherBrowser.safeParse(after);
  if (!now || before) return undefined;
  const event = { what: 'new-sign-in', sessionId: now.sessionId, browser: now.name } as const;
  return { kind: 'tell', studioId: now.studioId, event };
}

const finders = [
  refusal,
  outage,
  failedPayment,
  access,
  overbooking,
  endedImport,
  changesBetween,
  signIn,
] as const;

/**
 * The message that notifies a studio's owner of a change in the table; undefined if the change needs no notification.
 */
export function tellMessageOf(before: Image, after: Image, correlationId: string): TellMessage | undefined {
  for (const find of finders) {
    const found = find(before, after);
    if (found) return { ...found, correlationId };
  }
  return undefined;
}
