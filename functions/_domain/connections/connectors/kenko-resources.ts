import * as z from 'zod';
import type { SystemBooking, SystemCenter, SystemClass } from './studio-system.ts';

// Kenko publishes no sample response, so all field names that clients have been seen to read are accepted. A resource
// without any of them is refused.

const id = z.union([z.string().min(1).max(255), z.int()]).transform(String);
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const namedMany = z.union([named, z.array(named).transform((names) => names.join(', '))]);
const count = z.int().min(0);
const starts = { starts_at: instant.nullish(), start_time: instant.nullish() };

export const center = z
  .object({ id, name: z.string(), timezone: z.string().nullish(), time_zone: z.string().nullish() })
  .transform(({ timezone, time_zone, ...one }, context): SystemCenter => {
    const zone = timezone ?? time_zone;
    return zone ? { ...one, timezone: zone } : missing(context, 'timezone');
  });

export const kenkoSchedule = z
  .object({
    ...starts,
    id,
    name: z.string().nullish(),
    title: z.string().nullish(),
    ends_at: instant.nullish(),
    end_time: instant.nullish(),
    duration: count.nullish(),
    capacity: count,
    available_spots: z.int().nullish(),
    facility: named.nullish(),
    room: named.nullish(),
    instructors: namedMany.nullish(),
    instructor: named.nullish(),
    status: z.union([z.string(), z.number()]).nullish(),
    is_cancelled: z.boolean().nullish(),
    cancelled_at: z.string().nullish(),
  })
  .transform((one, context): SystemClass => {
    const name = one.name ?? one.title;
    const startsAt = one.starts_at ?? one.start_time;
    if (!name) return missing(context, 'name');
    if (!startsAt) return missing(context, 'starts_at');
    const minutes = one.duration ?? minutesBetween(startsAt, one.ends_at ?? one.end_time);
    const room = one.facility ?? one.room;
    const instructor = one.instructors ?? one.instructor;
    return {
      id: one.id,
      name,
      startsAt,
      capacity: one.capacity,
      cancelled: isCancelled(one),
      ...(minutes === undefined ? {} : { durationMinutes: minutes }),
      // Kenko's number is negative if more is booked than the class holds.
      ...(typeof one.available_spots === 'number'
        ? { availablePlaces: Math.max(0, one.available_spots) }
        : {}),
      ...(room ? { room } : {}),
      ...(instructor ? { instructor } : {}),
    };
  });

const person = z.object({
  name: z.string().nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  email: z.string().nullish(),
});
/** Status 6 means that Kenko blocked the booking. Like a failed booking, it is not a sale. */
const statuses: Readonly<Record<number, SystemBooking['status']>> = {
  1: 'booked',
  2: 'waitlisted',
  3: 'cancelled',
  4: 'cancelled',
  5: 'cancelled',
  6: 'failed',
  7: 'failed',
};

/** A booking of a class. Undefined for a booking of an appointment, which has no place in a class. */
export const booking = z
  .object({
    ...starts,
    id,
    status: z.int(),
    event_type: z.string().nullish(),
    schedule_id: id.nullish(),
    schedule: z.object({ ...starts, id }).nullish(),
    booking_source: z.string().nullish(),
    source: z.string().nullish(),
    created_at: instant.nullish(),
    booked_at: instant.nullish(),
    contact: person.nullish(),
    customer: person.nullish(),
  })
  .transform((one, context): SystemBooking | undefined => {
    if (one.event_type === 'appointment') return undefined;
    const classId = one.schedule_id ?? one.schedule?.id;
    const status = statuses[one.status];
    if (!classId) return missing(context, 'schedule_id');
    if (!status) return missing(context, 'status');
    return { id: one.id, classId, status, ...detailsOf(one) };
  });

interface Details {
  readonly starts_at?: string | null | undefined;
  readonly start_time?: string | null | undefined;
  readonly schedule?: Pick<Details, 'starts_at' | 'start_time'> | null | undefined;
  readonly booking_source?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly created_at?: string | null | undefined;
  readonly booked_at?: string | null | undefined;
  readonly contact?: z.output<typeof person> | null | undefined;
  readonly customer?: z.output<typeof person> | null | undefined;
}

function detailsOf(one: Details): Omit<SystemBooking, 'id' | 'classId' | 'status'> {
  const who = one.contact ?? one.customer;
  const startsAt = one.starts_at ?? one.start_time ?? one.schedule?.starts_at ?? one.schedule?.start_time;
  const bookedAt = one.booked_at ?? one.created_at;
  const source = one.booking_source ?? one.source;
  const name = who?.name ?? [who?.first_name, who?.last_name].filter(Boolean).join(' ');
  return {
    ...(source ? { source } : {}),
    ...(startsAt ? { startsAt } : {}),
    ...(bookedAt ? { bookedAt } : {}),
    ...(name ? { customerName: name } : {}),
    ...(who?.email ? { customerEmail: who.email } : {}),
  };
}

function missing(context: z.RefinementCtx, field: string): never {
  context.addIssue({ code: 'custom', path: [field], message: 'is missing or unknown' });
  return z.NEVER;
}

function minutesBetween(from: string, to: string | null | undefined): number | undefined {
  return to ? Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000)) : undefined;
}

function isCancelled(one: {
  readonly status?: string | number | null | undefined;
  readonly is_cancelled?: boolean | null | undefined;
  readonly cancelled_at?: string | null | undefined;
}): boolean {
  return one.is_cancelled === true || Boolean(one.cancelled_at) || /cancel/i.test(String(one.status ?? ''));
}
