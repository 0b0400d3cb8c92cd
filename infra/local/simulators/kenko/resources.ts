import { isLive } from '../_shared/bookings.ts';
import type { Booking, ListedClass, Member } from '../_shared/class.ts';
import { offsetTime } from '../_shared/time.ts';
import { uuidFrom } from '../_shared/uuid-from.ts';
import { centerIdOf, scheduleIdOf, timezoneOf } from './context.ts';
import type { Parts } from './context.ts';

type Known = Pick<Parts, 'store' | 'style'>;

export const center = ({ store }: Pick<Parts, 'store'>, username: string) => ({
  id: centerIdOf(username),
  name: store.studio(username)?.name ?? '',
  timezone: timezoneOf({ store }, username),
});

export function schedule(parts: Known, one: ListedClass) {
  const zone = timezoneOf(parts, one.studio);
  const endsAtMs = Date.parse(one.startsAt) + one.durationMinutes * 60_000;
  const starts = offsetTime(new Date(one.startsAt), zone);
  const ends = offsetTime(new Date(endsAtMs), zone);
  return {
    id: scheduleIdOf(one),
    ...(parts.style.names === 'name, starts_at'
      ? { name: one.name, starts_at: starts, ends_at: ends }
      : { title: one.name, start_time: starts, end_time: ends }),
    capacity: one.slots,
    available_spots: one.slots - one.booked,
    status: one.status === 'INACTIVE' ? 'cancelled' : 'active',
    facility: one.room === '' ? null : { name: one.room },
    instructors: one.instructor === '' ? [] : [{ name: one.instructor }],
  };
}

const statuses: Record<Booking['status'], number> = {
  reserved: 1,
  requested: 2,
  'cancelled-by-studio': 3,
  cancelled: 4,
  'late-cancelled': 4,
  rejected: 7,
};

export function booking(parts: Known, one: Booking, cls: ListedClass) {
  const { source, external_reference_id = null } =
    parts.store.documents.get(cls.studio, 'booking', one.id) ?? {};
  return {
    ...bookingFacts(parts, cls),
    id: one.id,
    external_reference_id,
    status: statuses[one.status],
    booking_source: source ?? 'Webstore',
    contact: contact(one.member),
    created_at: offsetTime(new Date(one.bookedAt), timezoneOf(parts, cls.studio)),
  };
}

/** Places that were booked earlier by invented members of the studio. */
export function earlierBookings(parts: Known, cls: ListedClass) {
  const known = parts.store.bookings.ofClass(cls).filter(isLive).length;
  return Array.from({ length: Math.max(0, cls.booked - known) }, (_, index) => ({
    ...bookingFacts(parts, cls),
    id: cls.id * 10_000 + index,
    external_reference_id: null,
    status: 1,
    booking_source: 'Kenko CRM',
    contact: {
      ...contact({
        token: '',
        name: `Regular ${index + 1}`,
        email: `regular${index + 1}@example.com`,
        phone: '',
      }),
    },
    created_at: null,
  }));
}

function bookingFacts(parts: Known, cls: ListedClass) {
  const starts = offsetTime(new Date(cls.startsAt), timezoneOf(parts, cls.studio));
  const id = scheduleIdOf(cls);
  return {
    payment_status: 1,
    event_type: 'class',
    event_name: cls.name,
    ...(parts.style.names === 'name, starts_at'
      ? { schedule_id: id, starts_at: starts }
      : { schedule: { id, start_time: starts } }),
  };
}

export function contact({ name, email, phone }: Member) {
  const [first = '', ...rest] = name.split(' ');
  return { id: uuidFrom(`contact/${email}`), first_name: first, last_name: rest.join(' '), email, phone };
}
