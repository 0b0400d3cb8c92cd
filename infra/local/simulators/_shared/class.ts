import * as z from 'zod';

const count = z.int().min(0).max(32_000);

/** A studio's class as a marketplace lists it. `reference` is the studio's own name for it. */
export const classInput = z.strictObject({
  reference: z.string().min(1),
  name: z.string().min(1),
  localDate: z.iso.date(),
  localTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timezone: z.string(),
  startsAt: z.iso.datetime(),
  room: z.string(),
  durationMinutes: z.int().positive(),
  instructor: z.string(),
  /** Places on offer in all, and how many of them are sold; what is not said stays as it was, at first 0. */
  slots: count.optional(),
  booked: count.optional(),
});
export type ClassInput = z.input<typeof classInput>;

const listedClass = classInput.extend({
  slots: count,
  booked: count,
  /** Numbers of this class and of its name, given by the marketplace. */
  id: z.int(),
  groupId: z.int(),
  studio: z.string(),
  lastChange: z.strictObject({ from: count, to: count, at: z.iso.datetime() }).optional(),
});
export type ListedClass = z.output<typeof listedClass>;

export const studioInput = z.strictObject({
  /** As a connector's credentials: gym id and token, place and partner key, e-mail address and password. */
  username: z.string().min(1),
  password: z.string().min(1),
  name: z.string().default('Studio'),
});
export type Studio = z.output<typeof studioInput>;

export const state = z.strictObject({
  lastId: z.int(),
  studios: z.array(studioInput),
  classes: z.array(listedClass),
});
export type State = z.output<typeof state>;
