import type { TitleConcepts } from './title-concepts.ts';
import { channelConcepts, money, type TitleRule } from './title-rule.ts';
import type { Concept } from './vocabulary.ts';

/** A title that refers only to the class, such as 'Session on': the values show its meaning. */
const ofClass = ({ has, known }: TitleConcepts): number => (has('class') && known === 1 ? 0.5 : 0);

export const classDate: TitleRule = (title) => {
  const { has } = title;
  if (!has('date', 'day', 'start', 'timestamp', 'shift')) return ofClass(title);
  if (has('cancel', 'end', 'wait', 'noise', 'made', 'sale', 'duration', 'weekday', 'noMoney', 'id')) return 0;
  if (has('staff', 'customer', 'payment', 'paid', 'status')) return 0.1;
  if (has('attended')) return 0.25;
  if (has('booked')) return has('class') ? 0.6 : 0.4;
  if (has('class')) return 1;
  if (has('date')) return has('start') ? 0.95 : 0.9;
  if (has('time') && has('start')) return 0.5;
  if (has('start', 'timestamp')) return 0.8;
  return has('day') ? 0.65 : 0.6;
};

export const classTime: TitleRule = (title) => {
  const { has } = title;
  if (!has('time', 'start', 'timestamp', 'shift')) return ofClass(title);
  if (has('cancel', 'end', 'wait', 'noise', 'made', 'sale', 'duration', 'noMoney', 'id')) return 0;
  if (has('staff', 'customer', 'payment', 'paid', 'status')) return 0.1;
  if (has('attended')) return 0.25;
  if (has('booked')) return has('class') ? 0.6 : 0.35;
  if (has('class')) return 1;
  if (has('start')) return has('time') ? 0.98 : has('date') ? 0.6 : 0.85;
  return has('time') ? 0.9 : 0.7;
};

const notName: readonly Concept[] = [
  'noise',
  'count',
  'status',
  'date',
  'day',
  'time',
  'end',
  'wait',
  'max',
  'capacity',
  'email',
  'duration',
  'weekday',
  'price',
  'amount',
  'net',
  'fee',
  'earned',
  'noMoney',
  'percent',
  'free',
  'attended',
  'cancel',
  'made',
  'reference',
];

export const className: TitleRule = ({ has, known }, kind) => {
  if (has(...notName)) return 0;
  if (has('staff', 'customer', 'source', 'club', 'location')) return 0;
  if (has('booked')) return has('class') && kind === 'bookings' ? 0.85 : 0;
  if (has('id')) return has('class') ? 0.15 : 0;
  if (has('payment', 'paid')) return has('class', 'classLike') ? 0.2 : 0;
  if (has('class')) return has('room') ? 0.75 : has('type') && !has('name') ? 0.9 : 1;
  if (has('classLike')) return has('type') ? 0.55 : 0.65;
  if (has('room', 'studio', 'site')) return 0;
  if (has('name') && known === 1) return kind === 'schedule' ? 0.7 : 0.3;
  return has('type') && known === 1 ? (kind === 'schedule' ? 0.45 : 0.35) : 0;
};

export const room: TitleRule = ({ has }) => {
  if (
    has(
      'capacity',
      'max',
      'date',
      'time',
      'day',
      'noise',
      'customer',
      'staff',
      'email',
      'free',
      'booked',
      'status',
      'wait',
    )
  )
    return 0;
  if (has(...money) || has('noMoney', 'duration', 'percent', 'count', 'cancel', 'source', 'payment'))
    return 0;
  const part = has('id') ? 0.5 : has('type') ? 0.6 : 1;
  if (has('room')) return part * (has('class') && !has('name', 'location') ? 0.75 : 0.95);
  if (has('location')) return part * (has('club') ? 0.3 : 0.65);
  if (has('studio')) return part * 0.5;
  if (has('site')) return part * 0.42;
  return has('club') ? 0.1 : 0;
};

const notCount: readonly Concept[] = [
  'free',
  'web',
  'wait',
  'percent',
  'cancel',
  'noise',
  'date',
  'day',
  'time',
  'id',
  'status',
  'source',
  'by',
  'email',
  'price',
  'net',
  'fee',
  'earned',
  'noMoney',
  'duration',
  'staff',
  'weekday',
  'type',
  'made',
  'payment',
  ...channelConcepts,
];

/** 'Total vacancies' means all places; without 'total' it means the remaining ones. */
const allPlaces = 0.6;

const notAll: readonly Concept[] = [
  'booked',
  'wait',
  'web',
  'attended',
  'percent',
  'noise',
  ...channelConcepts,
];

export const totalCapacity: TitleRule = ({ has }) => {
  if (has('free') && has('totalWord') && !has(...notAll)) return allPlaces;
  if (has(...notCount) || has('attended', 'direct')) return 0;
  if (has('max')) return has('booked', 'customer', 'capacity', 'class') ? 1 : 0.8;
  if (has('tickets') && has('count')) return 0.6;
  if (!has('capacity')) return 0;
  if (has('booked', 'tickets')) return 0.2;
  return has('room') ? 0.7 : 1;
};

export const currentBookings: TitleRule = ({ has, known }) => {
  if (has(...notCount) || has('max')) return 0;
  if (has('booked')) return has('paid') ? 0.6 : has('capacity') ? 0.9 : 0.95;
  if (has('tickets')) return 0.75;
  if (has('customer')) return has('count', 'totalWord', 'amount') ? 0.7 : 0.4;
  if (has('totalWord') && known === 1) return 0.45;
  return has('attended') ? 0.1 : 0;
};

const notFree: readonly Concept[] = [
  ...notCount.filter((concept) => concept !== 'free'),
  'totalWord',
  'max',
  'booked',
  'attended',
  'customer',
  'direct',
];

/** 'Open' and 'left' say so only beside a word for places; the other words do alone. */
const needsPlaces = new Set(['open', 'left', 'free']);

/** The places that are still free, such as 'Spots left' or 'Available'. */
export const freePlaces: TitleRule = ({ has, words }) => {
  if (!has('free') || has(...notFree)) return 0;
  if (has('capacity', 'tickets')) return 1;
  return words.length === 1 && !needsPlaces.has(words[0] ?? '') ? 0.9 : 0;
};

export const instructor: TitleRule = ({ has }) => {
  if (!has('staff')) return 0;
  if (
    has('email', 'noise', 'date', 'time', 'status', 'type', 'count', 'noMoney', 'percent', 'capacity') ||
    has(...money)
  )
    return 0;
  return has('id') ? 0.3 : has('first', 'last') ? 0.85 : 0.95;
};

export const slots =
  (channel: Concept): TitleRule =>
  ({ has, known, unknown }) => {
    if (!has(channel) || channelConcepts.some((other) => other !== channel && has(other))) return 0;
    if (
      has(
        'booked',
        'cancel',
        'attended',
        'wait',
        'free',
        'date',
        'time',
        'status',
        'id',
        'percent',
        'noise',
      ) ||
      has(...money)
    )
      return 0;
    if (has('capacity', 'max')) return 0.95;
    return known === 1 && unknown === 0 ? 0.5 : 0;
  };

export const waitlistCapacity: TitleRule = ({ has }) =>
  has('wait') && has('capacity', 'max') && !has('booked', 'free', 'date', 'time', 'id') ? 0.95 : 0;

/** The status of a row: of a class or of a booking, but not of a payment or a client. */
export const status: TitleRule = ({ has }) => {
  if (has('payment', 'paid', 'tender', 'sale', 'staff', 'noise', 'noMoney', 'id', 'count', 'percent'))
    return 0;
  if (has('email', 'date', 'day', 'time', 'timestamp', 'source', 'fee', 'price', 'club', 'location'))
    return 0;
  if (has('status')) return has('customer') && !has('booked', 'class') ? 0.3 : has('booked') ? 1 : 0.95;
  return has('attended', 'cancel', 'wait') ? 0.5 : 0;
};
