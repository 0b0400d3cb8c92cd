import * as z from 'zod';
import { notificationKinds } from '../../core/notifications/notice.ts';
import { language } from '../language.ts';
import { instant } from '../values.ts';

export const notificationKind = z.enum(notificationKinds);

const hour = z.int().min(0).max(23);
const ways = z.strictObject({ email: z.boolean(), browser: z.boolean() });

/** Which notifications an owner gets, and how. Hours are in the studio's time zone. */
export const notificationSettings = z.strictObject({
  kinds: z
    .strictObject({
      morning: ways,
      week: ways,
      urgent: ways,
      imports: ways,
      account: ways,
      billing: ways,
    })
    .describe('by kind: whether by e-mail, and whether in the browsers that are registered'),
  language: language.describe('of e-mails, and of what browsers show'),
  morningHour: hour.describe('when what comes in the morning is sent, and on Mondays the report of the week'),
  quiet: z
    .strictObject({ fromHour: hour, untilHour: hour })
    .refine(({ fromHour, untilHour }) => fromHour !== untilHour, {
      message: 'must end at another hour than it begins',
      path: ['untilHour'],
    })
    .nullable()
    .describe('hours in which nothing is sent; `untilHour` is not among them'),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** The default settings. */
export const startingNotificationSettings: NotificationSettings = {
  kinds: {
    morning: { email: true, browser: true },
    week: { email: true, browser: true },
    urgent: { email: true, browser: true },
    imports: { email: true, browser: true },
    account: { email: true, browser: true },
    billing: { email: true, browser: true },
  },
  language: 'en',
  morningHour: 7,
  quiet: { fromHour: 22, untilHour: 7 },
};

export const notificationSettingsView = z.strictObject({
  ...notificationSettings.shape,
  canEmail: z.boolean().describe('whether this deployment can send e-mail at all'),
  lastEmailAt: instant.nullable(),
  unsubscribed: z
    .strictObject({ kind: notificationKind, at: instant })
    .nullable()
    .describe('what was last switched off from an e-mail; null once it is on again'),
  undeliverable: z
    .strictObject({ why: z.enum(['bounced', 'complained']), at: instant })
    .nullable()
    .describe('why no e-mail is sent to the owner any more; null where e-mails reach them'),
  browsers: z.int().min(0).describe('how many browsers are registered'),
});
export type NotificationSettingsView = z.output<typeof notificationSettingsView>;

/** The token in an e-mail's addresses: the studio, and a random part. It only allows unsubscribing. */
export const unsubscribeToken = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{32}$/, 'is no word of an e-mail of ours');
