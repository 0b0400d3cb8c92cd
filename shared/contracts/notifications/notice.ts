import * as z from 'zod';
import type { Notice } from '../../core/notifications/notice.ts';
import { classId, instant, localDate, minor } from '../values.ts';

const count = z.int().min(0);
const percent = z.number().min(0);
/** The code of the studio's currency at that time. */
const currency = z.string().length(3);
const file = z.enum(['schedule', 'bookings']);
/** A name as screens show it. */
const name = z.string().max(200);

/** A notice to a studio's owner, as facts. Screens and e-mails turn them into text. */
export const notice = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('morning'),
    decisions: count,
    worthMinor: minor,
    currency,
    firstClassAt: instant.nullable(),
    localDate,
    troubled: z
      .array(z.strictObject({ name, trouble: z.enum(['sign-in-refused', 'not-answering', 'problem']) }))
      .readonly(),
    failedChanges: count,
    mailsToReview: count,
    isMailboxBroken: z.boolean(),
    executed: count,
  }),
  z.strictObject({
    what: z.literal('week'),
    currency,
    from: localDate,
    to: localDate,
    earned: z.strictObject({ meanMinor: minor, lowMinor: minor, highMinor: minor }).nullable(),
    occupancyPercent: percent,
    revenueMinor: minor,
    usual: z.strictObject({ occupancyPercent: percent, revenueMinor: minor }).nullable(),
    coming: z.strictObject({
      classes: count,
      occupancyPercent: percent,
      revenueMinor: minor,
      atRisk: count,
    }),
  }),
  z.strictObject({ what: z.literal('connection-refused'), name }),
  z.strictObject({ what: z.literal('connection-broken'), name }),
  z.strictObject({ what: z.literal('overbooked'), classId, className: z.string(), startsAt: instant }),
  z.strictObject({ what: z.literal('import-ended'), of: file }),
  z.strictObject({ what: z.literal('import-failed'), of: file }),
  z.strictObject({ what: z.literal('credentials-seen'), name }),
  z.strictObject({ what: z.literal('access-given'), until: instant }),
  z.strictObject({ what: z.literal('new-sign-in'), browser: name }),
  z.strictObject({ what: z.literal('payment-failed') }),
  z.strictObject({
    what: z.literal('trial-ending'),
    days: z.int().min(1),
    charge: z.strictObject({ amountMinor: minor, currency }).nullish(),
  }),
]) satisfies z.ZodType<Notice>;
