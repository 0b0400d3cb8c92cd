import * as z from 'zod';

const count = z.int().min(0).max(32_000);

/** A studio's class as a marketplace lists it. `reference` is the studio's own id for the class. */
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
  /** The offered and the sold places. An omitted number stays unchanged; initially it is 0. */
  slots: count.optional(),
  booked: count.optional(),
});
export type ClassInput = z.input<typeof classInput>;

const listedClass = classInput.extend({
  slots: count,
  booked: count,
  /** The marketplace's ids of this class and of all classes with its name. */
  id: z.int(),
  groupId: z.int(),
  studio: z.string(),
  /** Whether members can find the class; ACTIVE if omitted. */
  status: z.enum(['ACTIVE', 'HIDDEN', 'INACTIVE']).optional(),
  lastChange: z.strictObject({ from: count, to: count, at: z.iso.datetime() }).optional(),
});
export type ListedClass = z.output<typeof listedClass>;

export const studioInput = z.strictObject({
  /** The credentials of a connection: gym id and token, place and partner key, or e-mail address and password. */
  username: z.string().min(1),
  password: z.string().min(1),
  name: z.string().default('Studio'),
});
export type Studio = z.output<typeof studioInput>;

export const member = z.strictObject({
  /** 13 digits that identify the person at the marketplace. */
  token: z.string(),
  name: z.string().min(1).max(100),
  email: z.string(),
  phone: z.string(),
});
export type Member = z.output<typeof member>;

/** requested: waits for the studio; cancelled: by the member, in time or late, or by the studio. */
export const bookingStatuses = [
  'requested',
  'reserved',
  'rejected',
  'cancelled',
  'late-cancelled',
  'cancelled-by-studio',
] as const;

const booking = z.strictObject({
  id: z.int(),
  /** The marketplace's id of the studio. */
  reference: z.string(),
  studio: z.string(),
  /** ListedClass's id. */
  classId: z.int(),
  member,
  status: z.enum(bookingStatuses),
  bookedAt: z.iso.datetime(),
  /** The time until which the studio may answer. */
  answerBy: z.iso.datetime().optional(),
  reason: z.string().optional(),
  checkIn: z
    .strictObject({
      at: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      validatedAt: z.iso.datetime().optional(),
    })
    .optional(),
});
export type Booking = z.output<typeof booking>;

/** The URL to which events are sent. Without a secret, events are not signed. */
export const subscription = z.strictObject({
  studio: z.string(),
  event: z.string(),
  url: z.string(),
  secret: z.string().default(''),
});
export type Subscription = z.output<typeof subscription>;

/** Data that only one marketplace stores, such as a class without dates, a seat map, or a studio's configuration. */
const document = z.strictObject({
  studio: z.string(),
  kind: z.string(),
  id: z.int(),
  body: z.record(z.string(), z.unknown()),
});
export type Document = z.output<typeof document>;

export const state = z.strictObject({
  lastId: z.int(),
  studios: z.array(studioInput),
  classes: z.array(listedClass),
  bookings: z.array(booking).default([]),
  subscriptions: z.array(subscription).default([]),
  documents: z.array(document).default([]),
});
export type State = z.output<typeof state>;
