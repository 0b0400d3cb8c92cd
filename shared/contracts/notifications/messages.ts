import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { studioSystem } from '../integrations/source.ts';
import { correlated } from '../messages.ts';
import { classId, instant, studioId, ulid } from '../values.ts';

/** Studios whose notices of this hour are to be collected, and whose unsent notifications are to be sent. */
const hourMessage = z.strictObject({
  kind: z.literal('hour'),
  studioIds: z.array(studioId).min(1).max(25),
  ...correlated,
});
export type HourMessage = z.output<typeof hourMessage>;

/** An event that a studio's owner is notified of, with the facts that its source knows. */
export const notifiableEvent = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('connection-refused'), marketplace }),
  z.strictObject({ what: z.literal('connection-broken'), marketplace }),
  z.strictObject({ what: z.literal('payment-failed') }),
  z.strictObject({ what: z.literal('overbooked'), classId }),
  z.strictObject({
    what: z.literal('import-ended'),
    importId: ulid,
    of: z.enum(['schedule', 'bookings']),
    ok: z.boolean(),
  }),
  z.strictObject({ what: z.literal('credentials-seen'), system: studioSystem }),
  z.strictObject({ what: z.literal('access-given'), until: instant }),
  z.strictObject({ what: z.literal('new-sign-in'), sessionId: z.string(), browser: z.string() }),
]);
export type NotifiableEvent = z.output<typeof notifiableEvent>;

/** A message about something that a studio's owner must be notified of. */
const tellMessage = z.strictObject({
  kind: z.literal('tell'),
  studioId,
  event: notifiableEvent,
  ...correlated,
});
export type TellMessage = z.output<typeof tellMessage>;

/** The outcome of an e-mail as Amazon SES reports it: delivered, permanently bounced, or reported as spam. */
const emailReportMessage = z.strictObject({
  kind: z.literal('email-report'),
  studioId,
  batchId: ulid,
  report: z.enum(['taken', 'bounced', 'complained']),
  ...correlated,
});
export type EmailReportMessage = z.output<typeof emailReportMessage>;

export const notificationMessage = z.discriminatedUnion('kind', [
  hourMessage,
  tellMessage,
  emailReportMessage,
]);
export type NotificationMessage = z.output<typeof notificationMessage>;
