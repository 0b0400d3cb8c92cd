import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { studioSystem } from '../integrations/source.ts';
import { correlated } from '../messages.ts';
import { classId, studioId, ulid } from '../values.ts';

/** Studios whose owners may have to be told what waits for them this morning. */
const morningEmailsMessage = z.strictObject({
  kind: z.literal('morning-emails'),
  studioIds: z.array(studioId).min(1).max(25),
  ...correlated,
});
export type MorningEmailsMessage = z.output<typeof morningEmailsMessage>;

/** What an owner is told at once: what does not go on by itself, and who saw what is theirs. */
export const urgentEvent = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('connection-refused'), marketplace }),
  z.strictObject({ what: z.literal('payment-failed') }),
  z.strictObject({ what: z.literal('overbooked'), classId }),
  z.strictObject({ what: z.literal('import-failed'), importId: ulid, of: z.enum(['schedule', 'bookings']) }),
  z.strictObject({ what: z.literal('credentials-seen'), system: studioSystem }),
]);
export type UrgentEvent = z.output<typeof urgentEvent>;

/** Something that a studio's owner is to be told at once. */
const urgentMessage = z.strictObject({
  kind: z.literal('urgent'),
  studioId,
  event: urgentEvent,
  ...correlated,
});
export type UrgentMessage = z.output<typeof urgentMessage>;

/** What somebody is to be told. */
export const notificationMessage = z.discriminatedUnion('kind', [morningEmailsMessage, urgentMessage]);
export type NotificationMessage = z.output<typeof notificationMessage>;
