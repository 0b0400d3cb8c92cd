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
    .describe('for each kind: whether it is sent by e-mail, and to the registered browsers'),
  language: language.describe('the language of e-mails and browser notifications'),
  morningHour: hour.describe("the hour of the morning notifications and of Monday's weekly report"),
  quiet: z
    .strictObject({ fromHour: hour, untilHour: hour })
    .refine(({ fromHour, untilHour }) => fromHour !== untilHour, {
      message: 'must end at another hour than it begins',
      path: ['untilHour'],
    })
    .nullable()
    .describe('hours in which nothing is sent; `untilHour` is excluded'),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

const someWays = ways.partial().optional();

/** Some of the settings, to change. The others stay as they are. */
export const notificationSettingsChange = notificationSettings.partial().extend({
  kinds: z
    .strictObject({
      morning: someWays,
      week: someWays,
      urgent: someWays,
      imports: someWays,
      account: someWays,
      billing: someWays,
    })
    .optional()
    .describe('the kinds to change, and how'),
});
export type NotificationSettingsChange = z.output<typeof notificationSettingsChange>;

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
  canEmail: z.boolean().describe('whether this deployment can send e-mails'),
  lastEmailAt: instant.nullable(),
  unsubscribed: z
    .strictObject({ kind: notificationKind, at: instant })
    .nullable()
    .describe('the kind that was last switched off through an e-mail; null if it is on again'),
  undeliverable: z
    .strictObject({ why: z.enum(['bounced', 'complained']), at: instant })
    .nullable()
    .describe('why e-mails to the owner have stopped; null if they are delivered'),
  browsers: z.int().min(0).describe('number of registered browsers'),
});
export type NotificationSettingsView = z.output<typeof notificationSettingsView>;

/** The token in an e-mail's addresses: the studio, and a random part. It only allows unsubscribing. */
export const unsubscribeToken = z
  .string()
  .regex(/^[0-9a-f-]{36}\.[\w-]{32}$/, 'is not a valid unsubscribe token');
