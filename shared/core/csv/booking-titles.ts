import { channelConcepts, money, moments, type TitleRule } from './title-rule.ts';
import type { Concept } from './vocabulary.ts';

export const bookingType: TitleRule = ({ has, known }) => {
  if (
    has(
      'noise',
      'date',
      'day',
      'time',
      'id',
      'email',
      'staff',
      'count',
      'cancel',
      'percent',
      'wait',
      'fee',
      'net',
      'earned',
      'end',
    )
  )
    return 0;
  if (has('noMoney') && !has('type')) return 0;
  if (has('price') && !has('payment', 'type')) return 0;
  if (has('type'))
    return has('booked', 'payment', 'paid')
      ? 1
      : has('class')
        ? 0.2
        : has('customer')
          ? 0.5
          : known === 1
            ? 0.75
            : 0.4;
  if (has('tender')) return has('status') ? 0.1 : 0.72;
  if (has('payment')) return has('status') ? 0.1 : has('name', 'by') ? 0.8 : 0.85;
  if (has('paid')) return has('by') ? 0.85 : 0.35;
  if (has('attended', 'class', 'room')) return 0;
  return has('status') ? 0.3 : has('tickets') ? 0.4 : 0;
};

export const bookingSource: TitleRule = ({ has, known }) => {
  if (
    has('noise', 'date', 'day', 'time', 'email', 'count', 'cancel', 'noMoney', 'percent', 'id', 'status') ||
    has('price', 'amount', 'net', 'fee', 'earned')
  )
    return 0;
  if (has('source')) return has('payment') ? 0.4 : 0.9;
  if (has('web') && known === 1) return 0.6;
  if (has('by')) return has('booked') ? 0.8 : has('made') ? 0.6 : 0;
  return 0;
};

const notAmount: readonly Concept[] = [
  'noMoney',
  'percent',
  'status',
  'date',
  'day',
  'time',
  'type',
  'id',
  'staff',
  'count',
  'email',
  'noise',
  'tender',
  'wait',
  'free',
  'cancel',
  'capacity',
];

export const studioRevenue: TitleRule = ({ has }) => {
  if (has(...notAmount) || (has('fee', 'source') && !has('net'))) return 0;
  if (has('net')) return has('price') ? 0.5 : has('per') ? 1 : 0.92;
  if (has('earned')) return has('per', 'customer') ? 0.3 : 0.75;
  if (has('paid') && has('studio', 'club', 'site')) return 1;
  if (has('price')) return has('per') ? 0.4 : 0.35;
  if (has('amount', 'totalWord')) return 0.62;
  if (has('paid')) return 0.6;
  return has('sale', 'payment') ? 0.42 : 0;
};

export const bookingPrice: TitleRule = ({ has }) => {
  if (has(...notAmount) || has('fee', 'earned', 'source')) return 0;
  if (has('price')) return 0.92;
  if (has('net')) return has('per') ? 0.2 : 0.3;
  if (has('amount')) return 0.52;
  if (has('totalWord')) return 0.4;
  return has('paid') ? 0.35 : has('sale') ? 0.3 : 0;
};

export const marketplaceFee: TitleRule = ({ has }) => {
  if (
    !has('fee') ||
    has('net', 'percent', 'date', 'status', 'type', 'noise', 'cancel', 'attended', 'noMoney')
  )
    return 0;
  return has(...channelConcepts, 'source') ? 0.95 : 0.85;
};

export const customerName: TitleRule = ({ has, known }, kind) => {
  if (kind === 'schedule') return 0;
  if (
    has(
      'email',
      'noise',
      'count',
      'type',
      'status',
      'date',
      'day',
      'time',
      'staff',
      'club',
      'payment',
      'source',
      'reference',
      'class',
      'room',
    )
  )
    return 0;
  if (has(...money) || has('noMoney', 'capacity', 'attended', 'made', 'percent')) return 0;
  if (has('id')) return has('customer') ? 0.15 : 0;
  if (has('customer')) return has('name') ? 1 : has('first', 'last') ? 0.95 : 0.9;
  if (has('first', 'last')) return 0.8;
  if (has('booked') && has('by')) return 0.5;
  return has('name') && known === 1 ? 0.72 : 0;
};

export const customerEmail: TitleRule = ({ has }) => {
  if (!has('email') || has('noise', 'status', 'count', 'date')) return 0;
  return has('staff', 'studio') ? 0.1 : has('customer') ? 1 : 0.95;
};

export const bookedAt: TitleRule = ({ has }) => {
  if (
    has(
      'cancel',
      'wait',
      'end',
      'noise',
      'by',
      'status',
      'type',
      'id',
      'staff',
      'count',
      'source',
      'email',
      'free',
    )
  )
    return 0;
  if (has('price', 'net', 'fee', 'noMoney', 'capacity', 'attended', 'name'))
    return has('attended') && has(...moments) ? 0.3 : 0;
  if (has('class', 'start')) return has('booked', 'made') ? 0.3 : 0;
  if (has('made')) return has(...moments) || has('booked') ? 0.97 : 0.88;
  if (has('booked')) return has(...moments) ? 0.95 : 0.85;
  if (has('sale')) return has(...moments) ? 0.55 : 0.3;
  if (has('paid', 'payment')) return has(...moments) ? 0.3 : 0;
  return has('timestamp') ? 0.5 : has('date') ? 0.15 : 0;
};

export const cancelledAt: TitleRule = ({ has }) => {
  if (
    !has('cancel') ||
    has('source', 'fee', 'type', 'by', 'status', 'noise', 'count', 'price', 'percent', 'staff')
  )
    return 0;
  return has(...moments) ? 0.97 : 0.8;
};

export const bookingReference: TitleRule = ({ has }) => {
  if (
    has(
      'noise',
      'customer',
      'staff',
      'class',
      'room',
      'date',
      'time',
      'payment',
      'status',
      'type',
      ...channelConcepts,
    )
  )
    return 0;
  if (has('booked') && has('id', 'reference')) return 0.95;
  return has('reference') ? 0.8 : 0;
};
